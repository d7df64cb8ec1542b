import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** Recruiters: an employer's in a list, one's own as a profile. */
export const recruiters = {
  name: 'recruiters',
  label: () => t('Recruiters'),
  recordRepresentation: 'recruiterEmail',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./RecruiterList.tsx'), 'RecruiterList'),
      permission: 'recruiters.list',
      preload: () => import('./recruiterListStart.ts'),
    },
    show: {
      // All it shows was loaded at the start.
      component: lazyRouteComponent(() => import('../profile/StaffProfilePage.tsx'), 'StaffProfilePage'),
      permission: 'recruiters.show',
    },
  },
} satisfies Resource;
