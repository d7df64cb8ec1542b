import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { scopesFor } from '../../schemas/calls/machineScopes.ts';
import { MachineKeyFields, type NewMachineKey } from '../../schemas/machineKey.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ActsForInput } from './ActsForInput.tsx';
import { ScopesInput } from './ScopesInput.tsx';
import { SecretOnce } from './SecretOnce.tsx';

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
  if (made) return <MadeKey made={made} onClose={onClose} />;
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

function MadeKey({ made, onClose }: { made: NewMachineKey; onClose: () => void }) {
  const id = useId();
  return (
    // Closed by its button alone: a click beside it would lose the secret for good.
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('The key “{name}”', { name: made.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <SecretOnce label={t('Secret key')} secret={made.secret} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('I have copied it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
