import { t } from '../../src/i18n/t.ts';
import type { Resource } from '../../src/routing/resource.ts';

/** A candidate's invitations. They have no page of their own: they are answered above the candidate's applications. */
export const invitations = {
  name: 'invitations',
  label: () => t('Invitations'),
  recordRepresentation: 'jobTitle',
  views: {},
} satisfies Resource;
