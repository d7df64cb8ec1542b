import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { addresses } from '../../schemas/addresses.ts';
import type { Agreement } from '../../schemas/legal.ts';
import { ResetPassword, SendCode } from '../../schemas/registration.ts';
import { oneTimeCode, verificationMs } from '../../src/base/constants.ts';
import { fieldErrorsOf } from '../../src/client/apiError.ts';
import { CodeForm } from '../../src/components/forms/CodeForm.tsx';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { readPasswordLink } from '../../src/routing/passwordLink.ts';
import { useServices } from '../../src/session/session.tsx';
import { agreeing, needsAgreement } from '../common/agreement.ts';
import { MailboxHint } from '../common/MailboxHint.tsx';
import { AccountFrame } from './AccountFrame.tsx';

const BesideNewPassword = lazy(async () => ({
  default: (await import('./BesideNewPassword.tsx')).BesideNewPassword,
}));

/** Where one is on the way to a new password. */
type Stage =
  | { at: 'email'; because?: string }
  | { at: 'code'; sentAt: number }
  | { at: 'password'; token: string; byLink?: true }
  | { at: 'done'; byLink?: true };

const NewPassword = ResetPassword.pick({ newPassword: true });

/** Sets the password. Where someone else made the account, its owner agrees to the texts in force with a second press. */
function useSetPassword() {
  const services = useServices();
  const [isAgreeing, setAgreeing] = useState(false);
  const set = async (body: z.input<typeof ResetPassword>) => {
    const setWith = (agreement?: Agreement) =>
      services.client.call('resetPassword', { body: { ...body, ...agreement } });
    try {
      await (isAgreeing ? agreeing(services, setWith) : setWith());
    } catch (error) {
      if (needsAgreement(error)) setAgreeing(true);
      throw error;
    }
  };
  return { isAgreeing, set };
}

/** The way to a new password: the present stage, and what leads from one to the next. */
function useForgottenPassword() {
  const { client } = useServices();
  const { isAgreeing, set } = useSetPassword();
  const router = useRouter();
  const [stage, setStage] = useState<Stage>({ at: 'email' });
  // As it was typed where someone signs in.
  const typed = useLocation({ select: ({ state }) => state.typedEmail });
  const [email, setEmail] = useState(typed ?? '');
  const [sent, setSent] = useState<{ to: string; sentAt: number }>();
  const [keepWaysIn, setKeepWaysIn] = useState<string[]>([]);

  // Not before the first paint: the page was rendered without anything behind its address.
  useEffect(() => {
    const { hash, state } = router.state.location;
    const link = readPasswordLink(hash);
    if (link) {
      setEmail(link.email);
      setStage({ at: 'password', token: link.token, byLink: true });
      // It does not stay in the browser's history.
      void router.navigate({ to: addresses.forgotPassword, replace: true });
      return;
    }
    const { typedEmail: to, codeSentAt: sentAt } = state;
    if (!to || !sentAt || Date.now() > sentAt + verificationMs) return;
    setEmail(to);
    setSent({ to, sentAt });
    setStage({ at: 'code', sentAt });
  }, [router]);

  /** Shows a stage; a reload of the tab comes back to that of the code. */
  const show = (next: Stage, to = email) => {
    setStage(next);
    const typedEmail = next.at === 'done' ? undefined : to;
    const codeSentAt = next.at === 'code' ? next.sentAt : undefined;
    const state = (before: object) => ({ ...before, typedEmail, codeSentAt });
    void router.navigate({ to: addresses.forgotPassword, replace: true, state });
  };
  const send = async (to: string) => {
    await client.call('sendForgotCode', { body: { email: to } });
    const sentAt = Date.now();
    setEmail(to);
    setSent({ to, sentAt });
    show({ at: 'code', sentAt }, to);
  };
  /** The same, unless a code has just been sent there. */
  const begin = async (to: string) => {
    const justSent = sent?.to === to && Date.now() < sent.sentAt + oneTimeCode.pauseMs;
    if (justSent) show({ at: 'code', sentAt: sent.sentAt }, to);
    else await send(to);
  };
  const verify = async (code: string) => {
    const { verificationToken } = await client.call('verifyForgotCode', { body: { email, code } });
    // It is used up: going back means another one.
    setSent(undefined);
    show({ at: 'password', token: verificationToken });
  };
  const reset = async (newPassword: string, { token, byLink }: Extract<Stage, { at: 'password' }>) => {
    try {
      const body = { email, newPassword, verificationToken: token };
      await set({ ...body, ...(keepWaysIn.length > 0 && { keepWaysIn }) });
      show({ at: 'done', ...(byLink && { byLink }) });
    } catch (error) {
      const { verificationToken: isOver } = fieldErrorsOf(error);
      if (!isOver) throw error;
      show({
        at: 'email',
        because: byLink
          ? t('This link has been used already or is too old. Ask for another one, or have a code sent.')
          : t('Too much time has passed since you entered the code. Ask for a new one.'),
      });
    }
  };

  return { stage, show, email, begin, send, verify, reset, keepWaysIn, setKeepWaysIn, isAgreeing };
}

/** A forgotten password: e-mail, code, a new password, and back to signing in. */
export function ForgotPasswordPage() {
  const { stage, show, email, begin, send, verify, reset, keepWaysIn, setKeepWaysIn, isAgreeing } =
    useForgottenPassword();
  return (
    <AccountFrame>
      {stage.at === 'email' && (
        <>
          <Heading title={t('Forgot your password?')}>
            {t(
              'Enter the e-mail address of your account. You get a code that lets you choose a new password.',
            )}
          </Heading>
          {stage.because && <Alert severity="info">{stage.because}</Alert>}
          <ShortForm
            schema={SendCode}
            defaultValues={{ email }}
            submitLabel={t('Send the code')}
            onSubmit={({ email: to }) => begin(to)}
          />
          <MuiLink
            component={Link}
            to={addresses.login}
            variant="body2"
            sx={{ justifySelf: 'start', py: 1.5 }}
          >
            {t('Back to signing in')}
          </MuiLink>
        </>
      )}
      {stage.at === 'code' && (
        <>
          <Heading title={t('Enter the code')}>
            {t('If {email} has an account, a six-digit code is on its way. Check the spam folder, too.', {
              email,
            })}
          </Heading>
          <MailboxHint />
          <CodeForm {...oneTimeCode} sentAt={stage.sentAt} onVerify={verify} onResend={() => send(email)} />
          <Button onClick={() => show({ at: 'email' })} sx={{ justifySelf: 'start', ml: -1.25 }}>
            {t('Use another address')}
          </Button>
        </>
      )}
      {stage.at === 'password' && (
        <>
          <Heading title={t('Choose a new password')}>
            {stage.byLink
              ? t('It is for {email}. You sign in with it from now on.', { email })
              : t('It is for {email}. Setting it signs you out on every device.', { email })}
          </Heading>
          <ShortForm
            schema={NewPassword}
            special={{ newPassword: { label: t('New password') } }}
            username={email}
            submitLabel={isAgreeing ? t('Agree and set the password') : t('Set the password')}
            onSubmit={({ newPassword }) => reset(newPassword, stage)}
            below={
              <Suspense fallback={null}>
                <BesideNewPassword
                  isAgreeing={isAgreeing}
                  email={email}
                  token={stage.token}
                  kept={keepWaysIn}
                  onKeep={setKeepWaysIn}
                />
              </Suspense>
            }
          />
        </>
      )}
      {stage.at === 'done' && <Done email={email} byLink={stage.byLink === true} />}
    </AccountFrame>
  );
}

function Done({ email, byLink }: { email: string; byLink: boolean }) {
  return (
    <>
      <Heading title={byLink ? t('Your password is set') : t('Your password is changed')}>
        {byLink
          ? t('Sign in as {email} with it.', { email })
          : t(
              'You are signed out on every device, and a notice is on its way to {email}. Sign in with the new password.',
              { email },
            )}
      </Heading>
      <Box>
        <Button component={Link} to={addresses.login} variant="contained" size="large">
          {t('Sign in')}
        </Button>
      </Box>
    </>
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
