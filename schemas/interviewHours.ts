/** When someone is free for interviews. */
import { z } from 'zod';
import { choiceOf } from './base/fields.ts';

const Weekday = choiceOf(
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
  'Day',
  {
    ...{ MONDAY: 'Monday', TUESDAY: 'Tuesday', WEDNESDAY: 'Wednesday', THURSDAY: 'Thursday' },
    ...{ FRIDAY: 'Friday', SATURDAY: 'Saturday', SUNDAY: 'Sunday' },
  },
);

/** Hours of the week, on the clock of wherever they are read: nobody takes their hours along to another zone. */
const timeOfDay = (title: string) =>
  z.iso.time({ precision: -1, error: 'Enter a time such as 09:30.' }).meta({ title, ui: { width: 'half' } });

export const InterviewHours = z
  .strictObject({
    days: z.array(Weekday).min(1, 'Choose at least one day.').max(7).meta({ title: 'Days' }),
    from: timeOfDay('From'),
    until: timeOfDay('Until'),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'This has to be later than the beginning.',
  });

/** Until someone says otherwise. */
export const usualHours: z.output<typeof InterviewHours> = {
  days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
  from: '09:00',
  until: '17:00',
};

export type InterviewHours = z.output<typeof InterviewHours>;
