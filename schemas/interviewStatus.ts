/** How far an interview is. It stands alone because every page knows the filter of the list, and few need interviews. */
import type { z } from 'zod';
import { choiceOf } from './base/fields.ts';

export const InterviewStatus = choiceOf(['PROPOSED', 'BOOKED', 'CANCELLED', 'DONE'], 'Status', {
  PROPOSED: 'Times proposed',
  BOOKED: 'Booked',
  CANCELLED: 'Cancelled',
  DONE: 'Over',
});

export type InterviewStatus = z.output<typeof InterviewStatus>;
