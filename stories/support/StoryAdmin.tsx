import { type ReactNode, useState } from 'react';
import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  Notification,
  TestMemoryRouter,
  testDataProvider,
} from 'react-admin';
import { ServicesProvider } from '../../src/session/session.tsx';
import { storyI18nProvider } from './storyI18nProvider.ts';
import { type StorySession, servicesOf } from './storyServices.ts';

interface StoryAdminProps {
  /** The scene's answers: react-admin's methods, and calls of the API by their names. Every other one throws. */
  dataProvider?: Partial<DataProvider>;
  /** Who is signed in, for screens that ask. */
  session?: StorySession | undefined;
  /** Who may do what; by default everyone everything. */
  authProvider?: AuthProvider;
  /** Address the scene starts at. */
  at?: string;
  /** Where notifications appear; by default react-admin's own place. */
  notification?: ReactNode;
  children: ReactNode;
}

/** Mounts a scene in react-admin on data in memory, with a router that leads nowhere else. */
export function StoryAdmin({
  dataProvider = {},
  session,
  authProvider,
  at = '/',
  notification = <Notification />,
  children,
}: StoryAdminProps) {
  const [services] = useState(() => servicesOf(dataProvider, session));
  const [store] = useState(() => memoryStore());
  return (
    <TestMemoryRouter initialEntries={[at]}>
      <ServicesProvider services={services}>
        <CoreAdminContext
          dataProvider={testDataProvider(dataProvider)}
          authProvider={authProvider}
          i18nProvider={storyI18nProvider}
          queryClient={services.queryClient}
          store={store}
        >
          {children}
          {notification}
        </CoreAdminContext>
      </ServicesProvider>
    </TestMemoryRouter>
  );
}
