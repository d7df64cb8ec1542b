import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Matches,
  type RouteComponent,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  Notification,
  testDataProvider,
} from 'react-admin';
import type { Address } from '../../schemas/addresses.ts';
import { routerOptions } from '../../src/app/router.ts';
import { accountStore } from '../../src/product/preferences/accountStore.ts';
import { routerProvider } from '../../src/routing/routerProvider.tsx';
import type { Viewer } from '../../src/session/access.ts';
import { ServicesProvider } from '../../src/session/session.tsx';
import { ViewerContext } from '../../src/session/useMay.ts';
import { storyI18nProvider } from './storyI18nProvider.ts';
import { type StorySession, servicesOf } from './storyServices.ts';

/** Screens by their addresses. */
export type Screens = Partial<Record<Address, RouteComponent>>;

interface StoryAdminProps {
  /** The scene's answers: react-admin's methods, and calls of the API by their names. Every other one throws. */
  dataProvider?: Partial<DataProvider>;
  /** Who is signed in, for screens that ask. */
  session?: StorySession | undefined;
  /** Whose rights decide what is there; by default those of the session, else an active recruiter's. */
  viewer?: Viewer | undefined;
  /** Address the scene starts at. */
  at?: string;
  /** Shown below the children, by address; every other address shows nothing there. */
  screens?: Screens;
  /** Where notifications appear; by default react-admin's own place. */
  notification?: ReactNode;
  children?: ReactNode;
}

function routerAt(at: string, screens: Screens) {
  const root = createRootRoute();
  const routes = Object.entries({ ...screens, '/$': () => null }).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  return createRouter({
    ...routerOptions,
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
}

function viewerOfSession(session: StorySession | undefined): Viewer {
  if (!session) return { role: 'RECRUITER', recruiterStatus: 'ACTIVE' };
  const { profile } = session;
  return 'status' in profile ? { role: 'RECRUITER', recruiterStatus: profile.status } : { role: 'CANDIDATE' };
}

/** Mounts a scene in react-admin on data in memory, with the app's router over the scene's own screens. */
export function StoryAdmin({
  dataProvider = {},
  session,
  viewer = viewerOfSession(session),
  at = '/',
  screens = {},
  notification = <Notification />,
  children,
}: StoryAdminProps) {
  const [services] = useState(() => servicesOf(dataProvider, session));
  const [router] = useState(() => routerAt(at, screens));
  const [store] = useState(() => accountStore(memoryStore(), services));
  return (
    <RouterContextProvider router={router}>
      <ServicesProvider services={services}>
        <CoreAdminContext
          dataProvider={testDataProvider(dataProvider)}
          i18nProvider={storyI18nProvider}
          queryClient={services.queryClient}
          store={store}
          routerProvider={routerProvider}
        >
          <ViewerContext value={viewer}>
            {children}
            <Matches />
          </ViewerContext>
          {notification}
        </CoreAdminContext>
      </ServicesProvider>
    </RouterContextProvider>
  );
}
