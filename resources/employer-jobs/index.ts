import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** Jobs as their employer oversees them: to read, with their pipelines. */
export const employerJobs = {
  name: 'jobs',
  label: () => t('Jobs'),
  recordRepresentation: 'title',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./EmployerJobList.tsx'), 'EmployerJobList'),
      permission: 'jobs.oversee',
      preload: () => import('./employerJobListStart.ts'),
    },
    show: {
      component: lazyRouteComponent(() => import('./EmployerJobShow.tsx'), 'EmployerJobShow'),
      permission: 'jobs.oversee',
      preload: () => import('../jobs/page/preloadJob.ts'),
    },
  },
} satisfies Resource;
