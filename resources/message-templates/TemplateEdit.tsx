import { EditBase, Title, useEditContext, useRedirect } from 'react-admin';
import type { MessageTemplate } from '../../schemas/messageTemplate.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** Changes a template, a colleague's too. */
export function TemplateEdit() {
  const redirect = useRedirect();
  return (
    <EditBase<MessageTemplate>
      resource="message-templates"
      mutationMode="pessimistic"
      // The page itself says what is wrong.
      queryOptions={{ onError: () => {} }}
      mutationOptions={{
        onSuccess: ({ name }) => {
          notify(t('{name} is saved.', { name }), { kind: 'success' });
          redirect('list', 'message-templates');
        },
      }}
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
