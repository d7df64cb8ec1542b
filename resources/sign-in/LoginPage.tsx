import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import type { Login } from '../../schemas/auth.ts';
import { ApiError } from '../../src/client/apiError.ts';
import { readSiteConfig } from '../../src/client/siteConfig.ts';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { nextAddress } from '../../src/session/guards.ts';
import { useIsAuthenticated, useServices } from '../../src/session/session.tsx';
import { startSession } from '../../src/session/sessionQueries.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginForm } from './LoginForm.tsx';
import { promise } from './MorningPanel.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

/** Loaded once a password was right. */
const SecondFactorStep = lazy(async () => ({
  default: (await import('./SecondFactorStep.tsx')).SecondFactorStep,
}));

/** Loaded where other services are set up. */
const OpenIdButtons = lazy(async () => ({
  default: (await import('./OpenIdButtons.tsx')).OpenIdButtons,
}));

const NewHere = () => (
  <Typography variant="body2" color="text.secondary" sx={{ lineHeight: '24px' }}>
    <Rich
      text={t('New here? <a>Register</a>')}
      tags={{
        a: (words) => (
          <MuiLink component={Link} to={addresses.register}>
            {words}
          </MuiLink>
        ),
      }}
    />
  </Typography>
);

/** Why someone who was signed in stands before the door again. */
const endedWords = {
  expired: () => t('Your session has ended. Sign in and go on where you were.'),
  refused: () => t('You were signed out. Sign in and go on where you were.'),
  'signed-out': () => t('You are signed out.'),
} as const;

/** Signing in, and back to the page one came for. */
export function LoginPage() {
  const { auth, authProvider, queryClient, queries } = useServices();
  const state = useLocation({ select: (location) => location.state });
  // As it was on arriving: while one leaves, the location is the next page's already.
  const [next] = useState(() => nextAddress(state));
  const navigate = useNavigate();
  const isAuthenticated = useIsAuthenticated();
  const [endedBecause] = useState(auth.endedBecause);
  const [{ demoAccounts }] = useState(readSiteConfig);
  // The build renders the page without them.
  const [others, setOthers] = useState(false);

  /** The address and password that were typed, once a code is needed as well. */
  const [halfway, setHalfway] = useState<Login>();
  const signIn = useCallback(
    async (credentials: Login) => {
      try {
        await authProvider.login(credentials);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') throw error;
        setHalfway(credentials);
      }
    },
    [authProvider],
  );

  useEffect(() => {
    setDocumentTitle(t('Sign in'));
    setOthers(readSiteConfig().signInWith.length > 0);
  }, []);
  // Signed in, here or from another tab, one goes on.
  useEffect(() => {
    if (!isAuthenticated) return;
    // The dashboard opens with everything it needs to know; if that fails, it is the one to say so.
    void startSession(queryClient, queries)
      .catch(() => undefined)
      .then(() => navigate({ href: next, replace: true }));
  }, [isAuthenticated, navigate, next, queryClient, queries]);

  if (halfway) {
    return (
      <AccountFrame>
        <Suspense fallback={null}>
          <SecondFactorStep
            onCode={(code) => authProvider.login({ ...halfway, code })}
            onBack={() => setHalfway(undefined)}
            isLeaving={isAuthenticated}
          />
        </Suspense>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <div>
        <Typography component="h1" variant="h1">
          {t('Sign in')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.75, display: { md: 'none' } }}>
          {promise()}
        </Typography>
      </div>
      {endedBecause && <Alert severity="info">{endedWords[endedBecause]()}</Alert>}
      <LoginForm onSignIn={signIn} isLeaving={isAuthenticated} />
      <PasskeyButton onSignIn={authProvider.login} isLeaving={isAuthenticated} />
      {others && (
        <Suspense fallback={null}>
          <OpenIdButtons next={next} />
        </Suspense>
      )}
      <NewHere />
      {demoAccounts.length > 0 && (
        <DemoAccounts accounts={demoAccounts} onSignIn={signIn} isLeaving={isAuthenticated} />
      )}
    </AccountFrame>
  );
}
