import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** The candidates picked for a job; they are listed below their job. */
export const dailyCandidates = {
  name: 'daily-candidates',
  label: () => t('Daily candidates'),
  recordRepresentation: 'candidateName',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./list/DailyCandidateList.tsx'), 'DailyCandidateList'),
      permission: 'daily-candidates.list',
      preload: () => import('./list/preloadDays.ts'),
    },
    show: {
      component: lazyRouteComponent(() => import('./pick/DailyCandidateShow.tsx'), 'DailyCandidateShow'),
      permission: 'daily-candidates.show',
      preload: () => import('./pick/preloadPick.ts'),
    },
  },
} satisfies Resource;
