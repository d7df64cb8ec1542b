/** Who is signed in, for components. */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Services } from './services.ts';

const ServicesContext = createContext<Services | null>(null);

/** Gives everything below it the page's services and their cache. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  );
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
}

/** The build renders pages for strangers, and the first picture has to be the same, also where someone signs in meanwhile. */
const asRendered = () => false;

/** Whether someone is signed in now; follows the clock and other tabs. */
export function useIsAuthenticated(): boolean {
  const { auth } = useServices();
  return useSyncExternalStore(auth.subscribe, auth.isAuthenticated, asRendered);
}

/** The signed-in user; asked for only when there is one, and never twice. */
export function useCurrentUser() {
  const { queries } = useServices();
  return useQuery({ ...queries.currentUser(), enabled: useIsAuthenticated() });
}

/** The profile that goes with the user's role, once the user is known. */
export function useProfile() {
  const { queries } = useServices();
  const isAuthenticated = useIsAuthenticated();
  const { data: user } = useCurrentUser();
  return useQuery({
    ...queries.profile(user ?? { email: '', role: 'CANDIDATE' }),
    enabled: isAuthenticated && user !== undefined,
  });
}

/** The user's paid plan, `{active: false}` for none. */
export function useActiveSubscription() {
  const { queries } = useServices();
  return useQuery({ ...queries.activeSubscription(), enabled: useIsAuthenticated() });
}

/** Signs out; the dashboard then gives way to the sign-in page by itself. */
export function useSignOut(): () => Promise<unknown> {
  const { authProvider } = useServices();
  return useCallback(() => authProvider.logout(), [authProvider]);
}
