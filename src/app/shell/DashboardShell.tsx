import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin';
import { AdminNotifications } from '../../components/toasts/AdminNotifications.tsx';
import { routerProvider } from '../../routing/routerProvider.tsx';
import { useServices } from '../../session/session.tsx';
import { adminOf, definitionsNow } from './admin.ts';

/**
 * react-admin inside one route of the app: its contexts over the app's own router, theme and cache, and no screen of
 * its own. Everything below /dashboard/ is loaded with it, nothing above it is.
 */
export function DashboardShell() {
  const services = useServices();
  const [admin] = useState(() => adminOf(services));
  const [definitions] = useState(definitionsNow);
  return (
    <CoreAdminContext {...admin} routerProvider={routerProvider}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        <Outlet />
        <AdminNotifications />
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
