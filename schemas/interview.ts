/** Interviews: a recruiter proposes times, the candidate picks one. */

import { z } from 'zod';
import { minuteMs } from './base/days.ts';
import {
  choiceOf,
  email,
  id,
  jobTitle,
  longText,
  moment,
  text,
  withUi,
  writtenReason,
} from './base/fields.ts';
import { timeZone } from './base/timeZone.ts';
import { InterviewStatus } from './interviewStatus.ts';

export const InterviewKind = choiceOf(['VIDEO', 'PHONE', 'ON_SITE'], 'Kind', {
  VIDEO: 'Video call',
  PHONE: 'Phone call',
  ON_SITE: 'On site',
});

/** Times that can be proposed at once. */
export const maxProposedTimes = 10;

/** When an interview that starts then is over. */
export const endOf = (startsAt: string, minutes: number): string =>
  new Date(Date.parse(startsAt) + minutes * minuteMs).toISOString();

/** Whether two of the times are the same, or overlap when each takes so many minutes. */
function areApart(times: readonly string[], minutes: number): boolean {
  const starts = times.map((time) => Date.parse(time)).sort((a, b) => a - b);
  return starts.every(
    (start, place) => place === 0 || start - (starts[place - 1] ?? 0) >= minutes * minuteMs,
  );
}

/** How long an interview takes until someone says otherwise. */
export const usualMinutes = 45;

const minutes = z
  .int()
  .min(5)
  .max(480)
  .meta({ title: 'Minutes', ui: { width: 'half' } });
const place = text('Place or link', { max: 300 }).meta({
  title: 'Place or link',
  description: 'An address, a link to the call, or the number you will call.',
});
const proposedTimes = z
  .array(moment('Time'))
  .min(1, 'Propose at least one time.')
  .max(maxProposedTimes, 'You can propose at most 10 times.')
  .meta({ title: 'Times' });

/** The fields a recruiter writes; the zone is their browser's. */
const Proposal = z.strictObject({
  kind: withUi(InterviewKind, { width: 'half' }),
  minutes: minutes.default(usualMinutes),
  place,
  proposedTimes,
  message: longText('Message', 2000).nullable().default(null),
});

const apart = (fields: { proposedTimes: string[]; minutes: number }) =>
  areApart(fields.proposedTimes, fields.minutes);
const overlap = { path: ['proposedTimes'], message: 'Two of the times are the same or overlap.' };

export const InterviewFields = Proposal.extend({ timeZone }).refine(apart, overlap);

/** The questions of the form: times to the minute. */
export const InterviewForm = Proposal.extend({
  proposedTimes: z
    .array(
      z.iso
        .datetime({ precision: -1, error: 'Enter a day and a time.' })
        .meta({ title: 'Time', ui: { width: 'half' } }),
    )
    .min(1, 'Propose at least one time.')
    .max(maxProposedTimes, 'You can propose at most 10 times.')
    .meta({ title: 'Times' }),
}).refine(apart, overlap);

/** A candidate's choice. */
export const InterviewChoice = z.strictObject({
  startsAt: moment('Time'),
  timeZone: timeZone.meta({
    title: 'Time zone',
    description: 'The candidate’s own, in which e-mails tell them the time from then on.',
  }),
});

/** None of the times fits: in the candidate's words. */
export const NoneFits = z.strictObject({
  text: longText('What would fit', 1000),
});

export const InterviewCancellation = z.strictObject({
  reason: writtenReason.nullable().default(null),
});

export const Interview = z.object({
  id,
  applicationId: id,
  jobId: id,
  jobTitle: jobTitle(),
  employerName: text('Employer'),
  recruiterName: z.string().meta({ title: 'Recruiter' }),
  candidateEmail: email('Candidate'),
  candidateName: z.string().meta({ title: 'Name' }),
  kind: InterviewKind,
  minutes,
  place,
  message: longText('Message', 2000).nullable(),
  timeZone: timeZone.meta({ title: 'Time zone', description: 'The recruiter’s.' }),
  candidateTimeZone: timeZone.nullable().meta({
    title: 'Candidate’s time zone',
    description: 'As told when the candidate last picked a time; null until then.',
  }),
  proposedTimes: z.array(moment('Time')).meta({ title: 'Times' }),
  openTimes: z.array(moment('Time')).meta({
    title: 'Open times',
    description:
      'Those that can still be picked: they lie ahead, and the recruiter has no other interview then.',
  }),
  startsAt: moment('Starts').nullable(),
  endsAt: moment('Ends').nullable(),
  status: InterviewStatus,
  noneFits: z.string().nullable().meta({
    title: 'None fits',
    description: 'The candidate’s words; null once new times are proposed.',
  }),
  cancelReason: z.string().nullable().meta({ title: 'Reason' }),
  sequence: z
    .int()
    .min(0)
    .meta({ title: 'Sequence', description: 'Counts the changes that calendars are told of.' }),
  createdAt: moment('Proposed'),
  updatedAt: moment('Changed'),
});

/** A recruiter's own calendar, as other programs subscribe to it. */
export const CalendarFeed = z.object({
  createdAt: moment('Since').nullable().meta({
    title: 'Since',
    description: 'When the address was made; null without one.',
  }),
});

/** The address of a calendar, which is told once: only its hash is kept. */
export const NewCalendarFeed = z.object({
  url: z.string().meta({ title: 'Address' }),
  createdAt: moment('Since'),
});

export type InterviewFields = z.output<typeof InterviewFields>;
export type InterviewForm = z.output<typeof InterviewForm>;
export type Interview = z.output<typeof Interview>;
