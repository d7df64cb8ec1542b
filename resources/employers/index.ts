import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** Employers; one sees the own one only. */
export const employers = {
  name: 'employers',
  label: () => t('Employers'),
  recordRepresentation: 'employerName',
  views: {
    show: {
      // All it shows was loaded at the start; the form stands in its place.
      component: lazyRouteComponent(() => import('../profile/StaffProfilePage.tsx'), 'StaffProfilePage'),
      permission: 'employers.show',
    },
  },
} satisfies Resource;
