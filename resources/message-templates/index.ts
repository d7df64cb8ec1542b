import { lazyRouteComponent } from '@tanstack/react-router';
import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

const form = () => import('./TemplateForm.tsx');

/** The texts that an employer's people begin messages from. */
export const messageTemplates = {
  name: 'message-templates',
  label: () => t('Message templates'),
  recordRepresentation: 'name',
  views: {
    list: {
      component: lazyRouteComponent(() => import('./TemplateList.tsx'), 'TemplateList'),
      permission: 'message-templates.list',
    },
    create: {
      component: lazyRouteComponent(form, 'TemplateCreate'),
      permission: 'message-templates.create',
    },
    edit: {
      component: lazyRouteComponent(form, 'TemplateEdit'),
      permission: 'message-templates.edit',
    },
  },
} satisfies Resource;
