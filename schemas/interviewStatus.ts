/**
 * The status of an interview, in a file of its own: every page loads the call that lists interviews and filters them by
 * status, and few pages need the large schema in interview.ts.
 */
import type { z } from 'zod';
import { choiceOf } from './base/fields.ts';

export const InterviewStatus = choiceOf(['PROPOSED', 'BOOKED', 'CANCELLED', 'DONE'], 'Status', {
  PROPOSED: 'Times proposed',
  BOOKED: 'Booked',
  CANCELLED: 'Cancelled',
  DONE: 'Over',
});

export type InterviewStatus = z.output<typeof InterviewStatus>;
