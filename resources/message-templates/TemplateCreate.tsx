import { CreateBase, Title, useRedirect } from 'react-admin';
import type { MessageTemplate } from '../../schemas/messageTemplate.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** Writes a new template, from nothing or from one that the link here brings along. */
export function TemplateCreate() {
  const redirect = useRedirect();
  return (
    <CreateBase<MessageTemplate>
      resource="message-templates"
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: ({ name }) => {
          notify(t('{name} is saved.', { name }), { kind: 'success' });
          redirect('list', 'message-templates');
        },
      }}
    >
      <Title title={t('New template')} preferenceKey={false} />
      <TemplateForm />
    </CreateBase>
  );
}
