import type { ApplicationStatus } from '../../schemas/application.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

/** What each status of an application feels like. */
export const applicationTones: Readonly<Record<ApplicationStatus, StatusTone>> = {
  ACTIVE: 'info',
  HIRED: 'positive',
  REJECTED: 'closed',
  WITHDRAWN: 'closed',
};
