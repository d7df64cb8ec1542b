import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { theme } from '../base/theme.ts';
import { TextsProvider } from '../client/TextsProvider.tsx';
import { Toasts } from '../components/toasts/Toasts.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { FullScreenLoading } from '../product/page/FullScreenLoading.tsx';
import type { Services } from '../session/services.ts';
import { ServicesProvider, useIsAuthenticated } from '../session/session.tsx';
import { startSession } from '../session/sessionQueries.ts';
import { PageError } from './errors/PageError.tsx';
import type { AppRouter } from './router.ts';

type Start = 'loading' | 'done' | { failure: unknown };

/** How far the loading of what is known of the user is; done at once when nobody is signed in, or was at first. */
function useStart({ auth, queryClient, queries }: Services) {
  const isAuthenticated = useIsAuthenticated();
  const [start, setStart] = useState<Start>(isAuthenticated ? 'loading' : 'done');
  useEffect(() => {
    if (start !== 'loading') return;
    startSession(queryClient, queries).then(
      () => setStart('done'),
      // Who is signed out by it is told at the sign-in page.
      (failure: unknown) => setStart(auth.isAuthenticated() ? { failure } : 'done'),
    );
  }, [start, auth, queryClient, queries]);
  return { start, again: () => setStart('loading') };
}

/** The whole browser app over the page's services. */
export function App({ services, router }: { services: Services; router: AppRouter }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <ServicesProvider services={services}>
        <TextsProvider>
          <Screen services={services} router={router} />
          <Toasts />
        </TextsProvider>
      </ServicesProvider>
    </ThemeProvider>
  );
}

/** The routed screen, once it is known for whom; mounted again in another language. */
function Screen({ services, router }: { services: Services; router: AppRouter }) {
  const { start, again } = useStart(services);
  const locale = useLocale();
  if (start === 'loading') return <FullScreenLoading />;
  if (start === 'done') return <RouterProvider key={locale} router={router} />;
  return (
    <main>
      <PageError error={start.failure} onRetry={again} />
    </main>
  );
}
