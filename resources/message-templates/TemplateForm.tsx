import { useRedirect } from 'react-admin';
import { MessageTemplateFields } from '../../schemas/messageTemplate.ts';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { TemplateTextInput } from './TemplateTextInput.tsx';

/** Name and text of a template, for use inside react-admin's Create or Edit. */
export function TemplateForm() {
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
