import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { CoreAdminContext, memoryStore, ResourceDefinitionContextProvider } from 'react-admin';
import { applications } from '../../../resources/applications/index.ts';
import { dailyCandidates } from '../../../resources/daily-candidates/index.ts';
import { employers } from '../../../resources/employers/index.ts';
import { invitations } from '../../../resources/invitations/index.ts';
import { jobs } from '../../../resources/jobs/index.ts';
import { recruiters } from '../../../resources/recruiters/index.ts';
import { createDataProvider } from '../../client/dataProvider.ts';
import { createI18nProvider } from '../../client/i18nProvider.ts';
import { AdminNotifications } from '../../components/toasts/AdminNotifications.tsx';
import { currentLocale } from '../../i18n/t.ts';
import { accountStore } from '../../product/preferences/accountStore.ts';
import { routerProvider } from '../../routing/routerProvider.tsx';
import type { Services } from '../../session/services.ts';
import { useServices } from '../../session/session.tsx';

/** The resources react-admin knows; a new one is a new folder and a line here. */
const resources = [jobs, dailyCandidates, applications, invitations, recruiters, employers];
const definitions = Object.fromEntries(resources.map((resource) => [resource.name, resource]));

const adminOver = (services: Services) => ({
  authProvider: services.authProvider,
  dataProvider: createDataProvider(
    services.client,
    async () => (await services.queryClient.fetchQuery(services.queries.currentUser())).role,
  ),
  queryClient: services.queryClient,
  // Saved filters are in the account; filters and order of the moment are gone with the page: the next person at
  // this browser does not see them.
  store: accountStore(memoryStore({ locale: currentLocale() }), services),
  i18nProvider: createI18nProvider(),
});

/**
 * react-admin inside one route of the app: its contexts over the app's own router, theme and cache, and no screen of
 * its own. Everything below /dashboard/ is loaded with it, nothing above it is.
 */
export function DashboardShell() {
  const services = useServices();
  const [admin] = useState(() => adminOver(services));
  return (
    <CoreAdminContext {...admin} routerProvider={routerProvider}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        <Outlet />
        <AdminNotifications />
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
