import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SendCode } from '../../schemas/registration.ts';
import { oneTimeCode } from '../../src/base/constants.ts';
import { CodeForm } from '../../src/components/forms/CodeForm.tsx';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { useServices } from '../../src/session/session.tsx';
import { MailboxHint } from '../common/MailboxHint.tsx';
import { AccountFrame } from '../sign-in/AccountFrame.tsx';

/** A guest's way in: the invited address, and the code that is mailed there. */
export function GuestSignIn() {
  const { auth, client } = useServices();
  // Behind the # of the link in the mail, where no server sees it.
  const invited = decodeURIComponent(useLocation({ select: ({ hash }) => hash }));
  const [sent, setSent] = useState<{ to: string; at: number }>();
  useEffect(() => setDocumentTitle(t('Your opinion is asked for')), []);
  const send = async (to: string) => {
    await client.call('sendEmailCode', { body: { email: to } });
    setSent({ to, at: Date.now() });
  };
  const enter = async (email: string, code: string) => {
    const { verificationToken } = await client.call('verifyEmailCode', { body: { email, code } });
    auth.save(await client.call('openGuestSession', { body: { email, verificationToken } }));
  };
  return (
    <AccountFrame>
      <div>
        <Typography component="h1" variant="h2">
          {sent ? t('Enter the code') : t('Your opinion is asked for')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {sent
            ? t('A six-digit code is on its way to {email}. Check the spam folder, too.', { email: sent.to })
            : t(
                'Resumes are private, so we first make sure that it is you. Enter the address your invitation came to.',
              )}
        </Typography>
      </div>
      {auth.endedBecause() === 'refused' && (
        <Alert severity="info">{t('Your visit has ended. Have a new code sent to go on.')}</Alert>
      )}
      {sent ? (
        <>
          <MailboxHint />
          <CodeForm
            {...oneTimeCode}
            sentAt={sent.at}
            onVerify={(code) => enter(sent.to, code)}
            onResend={() => send(sent.to)}
          />
          <Button onClick={() => setSent(undefined)} sx={{ justifySelf: 'start' }}>
            {t('Another address')}
          </Button>
        </>
      ) : (
        <ShortForm
          schema={SendCode}
          defaultValues={{ email: invited }}
          submitLabel={t('Send the code')}
          onSubmit={({ email }) => send(email)}
        />
      )}
    </AccountFrame>
  );
}
