import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FullScreenLoading } from './components/FullScreenLoading.tsx';
import { Toasts } from './components/Toasts.tsx';
import type { Services } from './providers/services.ts';
import { ServicesProvider } from './providers/session.tsx';
import { startSession } from './providers/sessionQueries.ts';
import type { AppRouter } from './routing/router.ts';
import { theme } from './theme.ts';

/** Whether what is known of the user is still being loaded at start; false at once when nobody is signed in. */
function useIsStarting({ auth, queryClient, queries }: Services): boolean {
  const [isStarting, setStarting] = useState(auth.isAuthenticated);
  useEffect(() => {
    if (!isStarting) return;
    // What failed here is met again, and told, by the page that needs it.
    startSession(queryClient, queries)
      .catch(() => undefined)
      .finally(() => setStarting(false));
  }, [isStarting, queryClient, queries]);
  return isStarting;
}

/** The whole browser app over the page's services. */
export function App({ services, router }: { services: Services; router: AppRouter }) {
  const isStarting = useIsStarting(services);
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <ServicesProvider services={services}>
        {isStarting ? <FullScreenLoading /> : <RouterProvider router={router} />}
        <Toasts />
      </ServicesProvider>
    </ThemeProvider>
  );
}
