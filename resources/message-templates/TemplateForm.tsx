import { CreateBase, EditBase, Title, useEditContext, useRedirect } from 'react-admin';
import { type MessageTemplate, MessageTemplateFields } from '../../schemas/messageTemplate.ts';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { TemplateTextInput } from './TemplateTextInput.tsx';

/** Says that a template is saved, and goes back to the list. */
function useSaved() {
  const redirect = useRedirect();
  return ({ name }: MessageTemplate) => {
    notify(t('{name} is saved.', { name }), { kind: 'success' });
    redirect('list', 'message-templates');
  };
}

/** Writes a new template, from nothing or from one that the link here brings along. */
export function TemplateCreate() {
  const onSuccess = useSaved();
  return (
    <CreateBase<MessageTemplate>
      resource="message-templates"
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
    >
      <Title title={t('New template')} preferenceKey={false} />
      <TemplateForm />
    </CreateBase>
  );
}

/** Changes a template, a colleague's too. */
export function TemplateEdit() {
  const onSuccess = useSaved();
  return (
    <EditBase<MessageTemplate>
      resource="message-templates"
      mutationMode="pessimistic"
      // The page itself says what is wrong.
      queryOptions={{ onError: () => {} }}
      mutationOptions={{ onSuccess }}
    >
      <TemplateEditView />
    </EditBase>
  );
}

function TemplateEditView() {
  const { record, error, refetch } = useEditContext<MessageTemplate>();
  return (
    <>
      <Title
        title={record ? t('Edit {name}', { name: record.name }) : t('Edit template')}
        preferenceKey={false}
      />
      <Loaded
        value={record}
        error={error}
        onRetry={refetch}
        variant="page"
        rows={5}
        label={t('Loading the template')}
      >
        {() => <TemplateForm />}
      </Loaded>
    </>
  );
}

/** Name and text of a template. */
function TemplateForm() {
  const redirect = useRedirect();
  return (
    <SchemaForm
      schema={MessageTemplateFields}
      overrides={{ text: TemplateTextInput }}
      saveLabel={t('Save')}
      onCancel={() => redirect('list', 'message-templates')}
    />
  );
}
