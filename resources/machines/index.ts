import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** Keys with which other software asks for an employer. */
export const machines = {
  name: 'machine-keys',
  label: () => t('Other software'),
  recordRepresentation: 'name',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./MachinesPage.tsx'), 'MachinesPage'),
      permission: 'machine-keys.list',
    },
  },
} satisfies Resource;
