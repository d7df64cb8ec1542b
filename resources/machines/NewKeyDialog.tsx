import { useState } from 'react';
import { scopesFor } from '../../schemas/calls/machineScopes.ts';
import { MachineKeyFields, type NewMachineKey } from '../../schemas/machineKey.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ActsForInput } from './ActsForInput.tsx';
import { ScopesInput } from './ScopesInput.tsx';
import { SecretDialog } from './SecretDialog.tsx';

interface NewKeyDialogProps {
  /** The key is made; the dialog stays until its secret is taken. */
  onMade: () => void;
  onClose: () => void;
}

const special = {
  recruiterEmail: { render: (props: Parameters<typeof ActsForInput>[0]) => <ActsForInput {...props} /> },
  scopes: { render: (props: Parameters<typeof ScopesInput>[0]) => <ScopesInput {...props} /> },
};

/** Asks what a key is for, makes it, and shows its secret once. */
export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps) {
  const { client } = useServices();
  const [made, setMade] = useState<NewMachineKey>();
  if (made)
    return (
      <SecretDialog
        title={t('The key “{name}”', { name: made.name })}
        label={t('Secret key')}
        secret={made.secret}
        onClose={onClose}
      />
    );
  const make = async (fields: MachineKeyFields) => {
    // Chosen before it was known whom the key acts for.
    const open = new Set(scopesFor(fields.recruiterEmail ? 'RECRUITER' : 'EMPLOYER'));
    const scopes = fields.scopes.filter((scope) => open.has(scope));
    setMade(await client.call('createMachineKey', { body: { ...fields, scopes } }));
    onMade();
  };
  return (
    <SchemaDialog
      schema={MachineKeyFields}
      special={special}
      title={t('New key')}
      submitLabel={t('Make the key')}
      maxWidth="sm"
      onSubmit={make}
      onClose={onClose}
    />
  );
}
