import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ChangePassword } from '../../schemas/registration.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { PlainForm } from '../../src/components/plain/PlainForm.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser, useServices } from '../../src/session/session.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** The password, and every device one is signed in at. */
export function AccountSection() {
  const [open, setOpen] = useState<'password' | 'everywhere'>();
  const close = () => setOpen(undefined);
  return (
    <ProfileCard
      title={t('Account')}
      text={t('After a new password, and when you sign out everywhere, every device has to sign in again.')}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => setOpen('password')}>
          {t('Change password')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('everywhere')}>
          {t('Sign out everywhere')}
        </Button>
      </Box>
      <PasswordDialog open={open === 'password'} onClose={close} />
      <EverywhereDialog open={open === 'everywhere'} onClose={close} />
    </ProfileCard>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function PasswordDialog({ open, onClose }: DialogProps) {
  const { authProvider, client } = useServices();
  const { data: user } = useCurrentUser();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Change password')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <PlainForm
          schema={ChangePassword}
          labels={{ newPassword: t('New password') }}
          username={user?.email}
          submitLabel={t('Change password')}
          keepsValues
          onSubmit={async (values) => {
            const body = ChangePassword.parse(values);
            await authProvider.login(await client.call('changePassword', { body }));
            notify(t('Your password is changed. Other devices are signed out.'), { kind: 'success' });
            onClose();
          }}
        />
        <Button onClick={onClose} sx={{ justifySelf: 'center' }}>
          {t('Cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}

function EverywhereDialog({ open, onClose }: DialogProps) {
  const { authProvider } = useServices();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await authProvider.logout({ everywhere: true });
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('Sign out everywhere?')}
      confirmLabel={t('Sign out everywhere')}
      busy={busy}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <Typography variant="body2">
        {t(
          'Every device is signed out, this one too. Nothing else changes; you sign in again with your password.',
        )}
      </Typography>
    </ConfirmDialog>
  );
}
