import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { oneTimeCode } from '../../src/base/constants.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { CodeForm } from '../../src/components/forms/CodeForm.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser, useServices } from '../../src/session/session.tsx';
import { MailboxHint } from './MailboxHint.tsx';

/**
 * For a candidate who has not proved their address yet, and who therefore can neither apply nor be picked: a code, and
 * then they can. Employers and recruiters prove theirs before they have an account.
 */
export function VerifyAddress() {
  const { client, queryClient, queries } = useServices();
  const { data: user } = useCurrentUser();
  const [sentAt, setSentAt] = useState<number>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  if (!user || user.emailVerified) return null;
  const { email } = user;

  const send = async () => {
    await client.call('sendEmailCode', { body: { email } });
    setSentAt(Date.now());
  };
  const begin = async () => {
    const justSent = sentAt !== undefined && Date.now() < sentAt + oneTimeCode.pauseMs;
    setBusy(true);
    try {
      if (!justSent) await send();
      setOpen(true);
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const verify = async (code: string) => {
    const { verificationToken } = await client.call('verifyEmailCode', { body: { email, code } });
    const proof = { params: { email }, body: { verificationToken } };
    await client.call('updateCandidate', proof).catch(() => {
      // The code is used up: typing it again would not help.
      throw new Error(t('Your address is not verified yet. Ask for a new code.'));
    });
    queryClient.setQueryData(queries.currentUser().queryKey, { ...user, emailVerified: true });
    notify(t('Your address is verified. You can apply and be picked from now on.'), { kind: 'success' });
  };
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button
            color="inherit"
            size="small"
            loading={busy}
            onClick={() => void begin()}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {t('Verify address')}
          </Button>
        }
        sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      >
        <AlertTitle component="h2">{t('Your e-mail address is not verified')}</AlertTitle>
        {t(
          'Until you verify it, you cannot apply, and no job can pick you for its daily list. We send a code to that address.',
        )}
      </Alert>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id} variant="h3" component="h2">
          {t('Verify your address')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('We have sent a six-digit code to {email}. Check the spam folder, too.', { email })}
          </Typography>
          <MailboxHint />
          <CodeForm {...oneTimeCode} sentAt={sentAt ?? 0} onVerify={verify} onResend={send} />
          <Button onClick={() => setOpen(false)} sx={{ justifySelf: 'center' }}>
            {t('Later')}
          </Button>
        </DialogContent>
      </Dialog>
    </>
  );
}
