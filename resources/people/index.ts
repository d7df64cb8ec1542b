import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** People as the employer knows them, one record each. */
export const people = {
  name: 'people',
  label: () => t('People'),
  recordRepresentation: 'candidateName',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./PersonList.tsx'), 'PersonList'),
      permission: 'people.list',
      preload: () => import('./personListStart.ts'),
    },
    show: {
      component: lazyRouteComponent(() => import('./PersonShow.tsx'), 'PersonShow'),
      permission: 'people.show',
      preload: () => import('./preloadPerson.ts'),
    },
  },
} satisfies Resource;
