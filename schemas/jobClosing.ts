/** Closing a job on which people hang. */
import { z } from 'zod';
import { count, flag, writtenReason } from './base/fields.ts';
import { CloseReason } from './job.ts';

/** So many of those who wait are named; the others are counted. */
export const mostNamed = 5;

/** Those who hang on a job. */
export const JobWaiting = z.object({
  applications: count('Undecided applications'),
  names: z.array(z.string()).max(mostNamed).meta({
    title: 'Names',
    description:
      'First names of those who have waited longest; nobody who stays unnamed is left out of the number.',
  }),
  invitations: count('Invitations without an answer'),
  interviews: count('Booked interviews'),
  offers: count('Open offers'),
});

/** Body of closing a job. */
export const JobClosing = z.strictObject({
  closeReason: CloseReason,
  reason: writtenReason
    .min(1, 'Write the answer; they will read it.')
    .optional()
    .meta({
      title: 'Your answer to them',
      description:
        'With it, they are rejected and read it. Without it, they hear that the job is closed and stay undecided.',
      ui: { widget: 'textarea' },
    }),
  cancelInterviews: flag('Cancel the booked interviews', 'A rejection cancels them in any case.').default(
    false,
  ),
});

export type JobWaiting = z.output<typeof JobWaiting>;
export type JobClosing = z.output<typeof JobClosing>;
