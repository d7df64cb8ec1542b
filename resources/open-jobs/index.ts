import { lazyRouteComponent } from '@tanstack/react-router';
import type { Resource } from '../../src/routing/resource.ts';

/** The pages of jobs for candidates, who find the open ones. */
export const openJobViews = {
  list: {
    component: lazyRouteComponent(() => import('./OpenJobList.tsx'), 'OpenJobList'),
    permission: 'jobs.list',
    preload: () => import('./openJobListStart.ts'),
  },
  show: {
    component: lazyRouteComponent(() => import('./OpenJobShow.tsx'), 'OpenJobShow'),
    permission: 'jobs.show',
    // The page asks for the job whenever it is opened, and shows the list's row until then.
  },
} satisfies Resource['views'];
