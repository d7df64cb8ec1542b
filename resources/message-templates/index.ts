import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** The texts that an employer's people begin messages from. */
export const messageTemplates = {
  name: 'message-templates',
  label: () => t('Message templates'),
  recordRepresentation: 'name',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./TemplateList.tsx'), 'TemplateList'),
      permission: 'message-templates.list',
      preload: () => import('./templateListStart.ts'),
    },
    create: {
      component: lazyRouteComponent(() => import('./TemplateCreate.tsx'), 'TemplateCreate'),
      permission: 'message-templates.create',
    },
    edit: {
      component: lazyRouteComponent(() => import('./TemplateEdit.tsx'), 'TemplateEdit'),
      permission: 'message-templates.edit',
      preload: () => import('./preloadTemplate.ts'),
    },
  },
} satisfies Resource;
