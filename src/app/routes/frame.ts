/** The frame that the areas' pages hang in: the root, the dashboard, and an area for each role. */
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type Address, addresses } from '../../../schemas/addresses.ts';
import type { Permission } from '../../../schemas/calls/permissions.ts';
import { homeOf, requireSignIn } from '../../session/guards.ts';
import type { Services } from '../../session/services.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The permission needed to see the page. */
    permission?: Permission;
    /**
     * The page above it, linked over the title; the address takes this page's parameters, and its query where the two
     * share one.
     */
    back?: { label: string; to: Address; keepsSearch?: boolean };
  }
}

type Below<P extends string, A extends string> = A extends `${P}${infer Rest}/` ? Rest : never;

/** An address as a route declares it: without the part it has from the route above, and without the final slash. */
export const below = <const P extends Address, const A extends Address>(above: P, address: A) =>
  address.slice(above.length, -1) as Below<P, A>;

const inDashboard = <const A extends Address>(address: A) => below(addresses.dashboard, address);

export const root = createRootRouteWithContext<Services>()({
  notFoundComponent: lazyRouteComponent(() => import('../errors/RouteNotFound.tsx'), 'RouteNotFound'),
});

export const dashboard = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.dashboard),
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../shell/DashboardShell.tsx'), 'DashboardShell'),
});

export const dashboardHome = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ to: homeOf(context.viewer), replace: true });
  },
});

const areaPage = lazyRouteComponent(() => import('../shell/AreaPage.tsx'), 'AreaPage');
export const recruiter = createRoute({
  getParentRoute: () => dashboard,
  path: inDashboard(addresses.recruiter.home),
  component: areaPage,
});
export const employer = createRoute({
  getParentRoute: () => dashboard,
  path: inDashboard(addresses.employer.home),
  component: areaPage,
});
export const candidate = createRoute({
  getParentRoute: () => dashboard,
  path: inDashboard(addresses.candidate.home),
  component: areaPage,
});
