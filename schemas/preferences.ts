/** How someone likes the screens: what is kept for them from one sign-in to the next, on every device. */
import { z } from 'zod';
import { InterviewHours, usualHours } from './interviewHours.ts';
import { KeptLists } from './keptLists.ts';

/** Everything that is kept; the body and the answer of its calls. Nothing of it is needed. */
export const Preferences = z.strictObject({
  tourSeen: z.boolean().default(false).meta({
    title: 'Tour seen',
    description: 'Whether the tour of the first sign-in was taken or turned down.',
  }),
  ...KeptLists.shape,
  interviewHours: InterviewHours.default(usualHours).meta({
    title: 'Hours for interviews',
    description: 'When times are proposed, on the clock of wherever one is.',
  }),
});

export type Preferences = z.output<typeof Preferences>;
