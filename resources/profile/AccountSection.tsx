import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { ChangePassword } from '../../schemas/registration.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser, useServices } from '../../src/session/session.tsx';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { WaysIn } from '../ways-in/WaysIn.tsx';

/** Loaded when it is opened. */
const ChangeAddressDialog = lazy(async () => ({
  default: (await import('../ways-in/ChangeAddressDialog.tsx')).ChangeAddressDialog,
}));

/** The password, and every device one is signed in at. */
export function AccountSection() {
  const [open, setOpen] = useState<'password' | 'address' | 'everywhere'>();
  const { data: user } = useCurrentUser();
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
        <Button variant="outlined" onClick={() => setOpen('address')}>
          {t('Change e-mail address')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('everywhere')}>
          {t('Sign out everywhere')}
        </Button>
      </Box>
      {user && <WaysIn email={user.email} />}
      {user && open === 'address' && (
        <Suspense fallback={null}>
          <ChangeAddressDialog email={user.email} onClose={close} />
        </Suspense>
      )}
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
  return (
    <SchemaDialog
      open={open}
      title={t('Change password')}
      schema={ChangePassword}
      special={{ newPassword: { label: t('New password') } }}
      username={user?.email}
      submitLabel={t('Change password')}
      onSubmit={async (body) => {
        await authProvider.login(await client.call('changePassword', { body }));
        notify(t('Your password is changed. Other devices are signed out.'), { kind: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
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
