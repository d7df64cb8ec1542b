/** The app's router: when pages are preloaded, when a pending page says so, and how addresses are written. */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { navigation } from '../base/constants.ts';
import { parseSearch, stringifySearch } from '../routing/search.ts';
import type { Services } from '../session/services.ts';
import { RouteError } from './errors/RouteError.tsx';
import { followArea } from './followArea.ts';
import { followStanding } from './followStanding.ts';
import { PendingPage } from './PendingPage.tsx';
import { routeTree } from './routes/routeTree.ts';

/** How the app's router behaves, whichever pages it leads to. */
export const routerOptions = {
  trailingSlash: 'always',
  defaultPreload: 'intent',
  defaultPreloadDelay: navigation.preloadDelayMs,
  defaultPendingMs: navigation.pendingAfterMs,
  defaultPendingMinMs: navigation.pendingAtLeastMs,
  defaultGcTime: navigation.cacheMs,
  defaultStaleTime: navigation.cacheMs,
  defaultPreloadGcTime: navigation.cacheMs,
  defaultPreloadStaleTime: navigation.cacheMs,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: RouteError,
  notFoundMode: 'root',
  // At build time it would write a script into the page, which the security policy does not let run.
  scrollRestoration: typeof document !== 'undefined',
  parseSearch,
  stringifySearch,
} as const;

/**
 * Makes the router over the page's services; signing in and out makes it look at its guards again.
 *
 * @param history where addresses are kept, by default the browser's history
 */
export function makeRouter(services: Services, history?: RouterHistory) {
  const router = createRouter({
    ...routerOptions,
    routeTree,
    ...(history && { history }),
    context: services,
  });
  let wasAuthenticated = services.auth.isAuthenticated();
  services.auth.subscribe(() => {
    const isAuthenticated = services.auth.isAuthenticated();
    if (isAuthenticated && wasAuthenticated) followArea(services, () => router.invalidate()).catch(() => {});
    if (isAuthenticated === wasAuthenticated) return;
    wasAuthenticated = isAuthenticated;
    if (!isAuthenticated) services.queryClient.clear();
    void router.invalidate();
  });
  followStanding(services, () => router.invalidate());
  return router;
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
