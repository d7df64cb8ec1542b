import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import { ConfirmPassword } from '../../schemas/ownData.ts';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { AccountFrame } from '../sign-in/AccountFrame.tsx';
import { useReturn } from './useReturn.ts';

/** Loaded for people who are new, with what registering needs. */
const NewHere = lazy(async () => ({ default: (await import('./NewHere.tsx')).NewHere }));

/** A file of its own, as for the page to sign in. */
const SecondFactorStep = lazy(async () => ({
  default: (await import('../sign-in/SecondFactorStep.tsx')).SecondFactorStep,
}));

/** Where another service sends people back to: signed in, connected, or asked for what is still missing. */
export function OpenIdPage() {
  const { step, problem, next, isConnecting, registering, asksCode, onPassword, onCode } = useReturn();
  if (asksCode)
    return (
      <AccountFrame>
        <Suspense fallback={null}>
          <SecondFactorStep
            onCode={onCode}
            onBack={() => window.location.assign(addresses.login)}
            isLeaving={false}
          />
        </Suspense>
      </AccountFrame>
    );
  if (step?.step === 'REGISTER')
    return (
      <Suspense fallback={null}>
        <NewHere step={step} registering={registering} />
      </Suspense>
    );
  if (step) return <PasswordStep email={step.email ?? ''} onPassword={onPassword} />;
  return (
    <AccountFrame>
      <Heading
        title={isConnecting ? t('Connect your account') : t('Sign in')}
        text={!problem && t('One moment, please.')}
      />
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {problem && (
        <Button
          component={Link}
          to={isConnecting ? next : addresses.login}
          sx={{ justifySelf: 'start', ml: -1.25 }}
        >
          {isConnecting ? t('Back to your account') : t('Back to signing in')}
        </Button>
      )}
    </AccountFrame>
  );
}

const Heading = ({ title, text }: { title: string; text: string | false }) => (
  <div>
    <Typography component="h1" variant="h1">
      {title}
    </Typography>
    {text && (
      <Typography color="text.secondary" role="status" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    )}
  </div>
);

interface PasswordStepProps {
  email: string;
  onPassword: (typed: { password: string }) => Promise<void>;
}

/** The first time: only who knows the password of the account may connect it. */
const PasswordStep = ({ email, onPassword }: PasswordStepProps) => (
  <AccountFrame>
    <Heading
      title={t('Connect your account')}
      text={t('{email} has an account here. Enter its password once; after that you get in without it.', {
        email,
      })}
    />
    <ShortForm
      schema={ConfirmPassword}
      username={email}
      submitLabel={t('Sign in')}
      onSubmit={onPassword}
      keepsValues
    />
    <Button
      component={Link}
      to={addresses.forgotPassword}
      state={(before) => ({ ...before, typedEmail: email })}
      sx={{ justifySelf: 'start', ml: -1.25 }}
    >
      {t('Forgot your password?')}
    </Button>
  </AccountFrame>
);
