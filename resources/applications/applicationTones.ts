import type { ApplicationStatus } from '../../schemas/application.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

/** The tone of each application status. */
export const applicationTones: Readonly<Record<ApplicationStatus, StatusTone>> = {
  ACTIVE: 'info',
  HIRED: 'positive',
  REJECTED: 'closed',
  WITHDRAWN: 'closed',
};
