import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

const preloadJob = () => import('./page/preloadJob.ts');

/** Jobs, as recruiters write and follow them. */
export const jobs = {
  name: 'jobs',
  label: () => t('Jobs'),
  recordRepresentation: 'title',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./list/JobList.tsx'), 'JobList'),
      permission: 'jobs.list',
      preload: () => import('./list/jobListStart.ts'),
    },
    create: {
      component: lazyRouteComponent(() => import('./form/JobCreate.tsx'), 'JobCreate'),
      permission: 'jobs.create',
    },
    show: {
      component: lazyRouteComponent(() => import('./page/JobShow.tsx'), 'JobShow'),
      permission: 'jobs.show',
      preload: preloadJob,
    },
    edit: {
      component: lazyRouteComponent(() => import('./form/JobEdit.tsx'), 'JobEdit'),
      permission: 'jobs.edit',
      preload: preloadJob,
    },
  },
} satisfies Resource;
