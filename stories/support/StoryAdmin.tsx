import { QueryClient } from '@tanstack/react-query';
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
import { storyI18nProvider } from './storyI18nProvider.ts';

interface StoryAdminProps {
  /** The methods the scene needs; every other one throws. */
  dataProvider?: Partial<DataProvider>;
  /** Who may do what; by default everybody everything. */
  authProvider?: AuthProvider;
  /** Address the scene starts at. */
  at?: string;
  /** Where notifications appear; by default react-admin's own place. */
  notification?: ReactNode;
  children: ReactNode;
}

/** Mounts a scene in react-admin on data in memory, with a router that leads nowhere else. */
export function StoryAdmin({
  dataProvider,
  authProvider,
  at = '/',
  notification = <Notification />,
  children,
}: StoryAdminProps) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  );
  const [store] = useState(() => memoryStore());
  return (
    <TestMemoryRouter initialEntries={[at]}>
      <CoreAdminContext
        dataProvider={testDataProvider(dataProvider)}
        authProvider={authProvider}
        i18nProvider={storyI18nProvider}
        queryClient={client}
        store={store}
      >
        {children}
        {notification}
      </CoreAdminContext>
    </TestMemoryRouter>
  );
}
