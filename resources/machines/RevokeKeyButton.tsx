import Button from '@mui/material/Button';
import { useRefresh } from 'react-admin';
import type { MachineKey } from '../../schemas/machineKey.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { keyStateOf } from './keyState.ts';

interface RevokeKeyButtonProps {
  made: MachineKey;
  onRevoke: (made: MachineKey) => void;
}

/** Asks to revoke a key; nothing for one that opens nothing any more. */
export function RevokeKeyButton({ made, onRevoke }: RevokeKeyButtonProps) {
  if (keyStateOf(made, new Date()) !== 'USED') return null;
  return (
    <Button
      size="small"
      color="error"
      aria-label={t('Revoke {name}', { name: made.name })}
      onClick={() => onRevoke(made)}
    >
      {t('Revoke')}
    </Button>
  );
}

/** Revokes a key after thinking twice. It stands beside the list, whose rows come and go. */
export function RevokeKeyDialog({ made, onClose }: { made: MachineKey | undefined; onClose: () => void }) {
  const { client } = useServices();
  const refresh = useRefresh();
  const revoke = async ({ id, name }: MachineKey) => {
    onClose();
    await client
      .call('revokeMachineKey', { params: { id } })
      .then(() => notify(t('{name} opens nothing any more.', { name }), { kind: 'success' }))
      .catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
    refresh();
  };
  return (
    <ConfirmDialog
      open={made !== undefined}
      title={t('Revoke {name}?', { name: made?.name ?? '' })}
      confirmLabel={t('Revoke')}
      destructive
      onConfirm={() => made && void revoke(made)}
      onClose={onClose}
    >
      {t('The program that uses it is refused from this moment on. This cannot be undone.')}
    </ConfirmDialog>
  );
}
