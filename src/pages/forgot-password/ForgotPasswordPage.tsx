import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ResetPassword, SendCode } from '../../../schemas/registration.ts';
import { CodeForm } from '../../components/CodeForm.tsx';
import { PlainForm } from '../../components/plain/PlainForm.tsx';
import { fieldErrorsOf } from '../../providers/apiError.ts';
import { useServices } from '../../providers/session.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { setDocumentTitle } from '../documentTitle.ts';

/** Where one is on the way to a new password. */
type Stage =
  | { at: 'email'; because?: string }
  | { at: 'code'; sentAt: number }
  | { at: 'password'; token: string }
  | { at: 'done' };

const NewPassword = ResetPassword.pick({ newPassword: true });

/** A forgotten password: e-mail, code, a new password, and back to signing in. */
export function ForgotPasswordPage() {
  const { client } = useServices();
  const [stage, setStage] = useState<Stage>({ at: 'email' });
  const [email, setEmail] = useState('');

  const send = async (to: string) => {
    await client.call('sendForgotCode', { body: { email: to } });
    setEmail(to);
    setStage({ at: 'code', sentAt: Date.now() });
  };
  const verify = async (code: string) => {
    const { verificationToken } = await client.call('verifyForgotCode', { body: { email, code } });
    setStage({ at: 'password', token: verificationToken });
  };
  const reset = async (newPassword: string, verificationToken: string) => {
    try {
      await client.call('resetPassword', { body: { email, newPassword, verificationToken } });
      setStage({ at: 'done' });
    } catch (error) {
      const { verificationToken: isOver } = fieldErrorsOf(error);
      if (!isOver) throw error;
      setStage({ at: 'email', because: 'Too much time has passed since the code. Ask for a new one.' });
    }
  };

  return (
    <AccountFrame>
      {stage.at === 'email' && (
        <>
          <Heading title="Forgot your password?">
            Enter the e-mail address of your account. You get a code that lets you choose a new password.
          </Heading>
          {stage.because && <Alert severity="info">{stage.because}</Alert>}
          <PlainForm
            schema={SendCode}
            defaultValues={{ email }}
            submitLabel="Send the code"
            onSubmit={(values) => send(SendCode.parse(values).email)}
          />
          <MuiLink component={Link} to="/login/" variant="body2" sx={{ justifySelf: 'start' }}>
            Back to signing in
          </MuiLink>
        </>
      )}
      {stage.at === 'code' && (
        <>
          <Heading title="Enter the code">
            If <strong>{email}</strong> has an account, six digits are on their way there. Look into the spam
            folder, too.
          </Heading>
          <CodeForm sentAt={stage.sentAt} onVerify={verify} onResend={() => send(email)} />
          <Button onClick={() => setStage({ at: 'email' })} sx={{ justifySelf: 'start', ml: -1.25 }}>
            Use another address
          </Button>
        </>
      )}
      {stage.at === 'password' && (
        <>
          <Heading title="Choose a new password">
            It is for <strong>{email}</strong>. With it you are signed out on every device.
          </Heading>
          <PlainForm
            schema={NewPassword}
            labels={{ newPassword: 'New password' }}
            username={email}
            submitLabel="Set the password"
            onSubmit={(values) => reset(String(values.newPassword), stage.token)}
          />
        </>
      )}
      {stage.at === 'done' && (
        <>
          <Heading title="Your password is changed">
            You are signed out on every device, and a notice is on its way to {email}. Sign in with the new
            password.
          </Heading>
          <Box>
            <Button component={Link} to="/login/" variant="contained" size="large">
              Sign in
            </Button>
          </Box>
        </>
      )}
    </AccountFrame>
  );
}

/** The heading of a stage; takes the focus when it comes up unless a field of the stage does. */
function Heading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setDocumentTitle(title);
    const main = heading.current?.closest('main');
    if (!main?.contains(document.activeElement)) heading.current?.focus();
  }, [title]);
  return (
    <div>
      <Typography ref={heading} component="h1" variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
