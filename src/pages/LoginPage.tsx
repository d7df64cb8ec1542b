import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Login } from '../../schemas/auth.ts';
import { Logo } from '../components/Logo.tsx';
import { SchemeSwitch } from '../layouts/SchemeSwitch.tsx';
import { useIsAuthenticated, useServices } from '../providers/session.tsx';
import { startSession } from '../providers/sessionQueries.ts';
import { nextAddress, type SignInState } from '../routing/guards.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { setDocumentTitle } from './documentTitle.ts';
import { LoginForm } from './LoginForm.tsx';
import { MorningPanel, promise } from './MorningPanel.tsx';
import { readSiteConfig } from './siteConfig.ts';

/** Why somebody who was signed in stands before the door again. */
const endedWords = {
  expired: 'Your session has ended. Sign in and go on where you were.',
  refused: 'You were signed out. Sign in and go on where you were.',
  'signed-out': 'You are signed out.',
} as const;

/** Signing in, and back to the page one came for. */
export function LoginPage() {
  const { auth, client, queryClient, queries } = useServices();
  const next = nextAddress(useLocation({ select: (location) => location.state as SignInState }));
  const navigate = useNavigate();
  const isAuthenticated = useIsAuthenticated();
  const [endedBecause] = useState(auth.endedBecause);
  const [demoAccounts] = useState(() => readSiteConfig().demoAccounts);
  const isSigningIn = useRef(false);

  useEffect(() => setDocumentTitle('Sign in'), []);
  // Somebody who is signed in already, or has just signed in from another tab, has no business here.
  useEffect(() => {
    if (isAuthenticated && !isSigningIn.current) void navigate({ href: next, replace: true });
  }, [isAuthenticated, navigate, next]);

  const signIn = async (credentials: Login) => {
    isSigningIn.current = true;
    try {
      auth.save(await client.call('login', { body: credentials }));
      // The dashboard opens with everything it needs to know; if that fails, it is the one to say so.
      await startSession(queryClient, queries).catch(() => undefined);
      await navigate({ href: next, replace: true });
    } finally {
      isSigningIn.current = false;
    }
  };

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(440px, 1fr) minmax(0, 1.1fr)' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 2.5, sm: 6 }, py: { xs: 2, sm: 3 } }}>
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Logo />
          <SchemeSwitch />
        </Box>
        <Box
          component="main"
          sx={{ width: '100%', maxWidth: 420, m: 'auto', py: { xs: 4, sm: 5 }, display: 'grid', gap: 3 }}
        >
          <div>
            <Typography component="h1" variant="h1">
              Sign in
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.75, display: { md: 'none' } }}>
              {promise}
            </Typography>
          </div>
          {endedBecause && <Alert severity="info">{endedWords[endedBecause]}</Alert>}
          <LoginForm onSignIn={signIn} />
          {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onSignIn={signIn} />}
        </Box>
      </Box>
      <MorningPanel />
    </Box>
  );
}
