import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** Applications: a candidate's own in a list; a job's stand on its board. */
export const applications = {
  name: 'applications',
  label: () => t('Applications'),
  recordRepresentation: 'jobTitle',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./mine/MyApplications.tsx'), 'MyApplications'),
      permission: 'applications.list',
      preload: () => import('./mine/applicationListStart.ts'),
    },
  },
} satisfies Resource;
