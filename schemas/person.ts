/** A person as one employer knows them: everything its recruiters have to do with them, in one record. */
import { z } from 'zod';
import {
  choiceOf,
  count,
  dayOrMoment,
  email,
  flag,
  id,
  jobTitle,
  longText,
  moment,
  years,
} from './base/fields.ts';
import { PersonFile } from './personFile.ts';
import { mostTags, PersonTag } from './personTag.ts';
import { Standing } from './standing.ts';

/** From 1 to 5, by each recruiter for themselves. */
export const Rating = z.int().min(1).max(5).meta({ title: 'Rating' });

/** A colleague who may be named in a note. */
export const Colleague = z.object({
  id: z.string().meta({ title: 'Id' }),
  recruiterEmail: email(),
  recruiterName: z.string().meta({ title: 'Name' }),
});

/** The part of a note that is written. */
export const PersonNoteFields = z.strictObject({
  text: longText('Note', 4000),
  mentions: z.array(email('Colleague')).max(20).default([]).meta({
    title: 'Colleagues',
    description: 'Active recruiters of the same employer who are named in it; each gets a mail.',
  }),
});

export const PersonNote = z.object({
  id,
  text: PersonNoteFields.shape.text,
  authorName: z.string().nullable().meta({ title: 'Written by', description: 'Null once they have left.' }),
  isMine: flag('Mine', 'Only its author can change a note.'),
  mentions: z.array(Colleague).meta({ title: 'Colleagues' }),
  createdAt: moment('Written'),
  updatedAt: moment('Changed'),
});

/** Things that happened with a person. */
const PersonEventKind = choiceOf(
  [
    'LISTED',
    'SAVED',
    'PASSED',
    'SNOOZED',
    'INVITED',
    'ACCEPTED',
    'DECLINED',
    'UNANSWERED',
    'WITHDREW_INVITATION',
    'STAGE',
    'HIRED',
    'REJECTED',
    'WITHDRAWN',
    'FILE_ADDED',
    'FILE_REMOVED',
  ],
  'What',
  {
    LISTED: 'On the list',
    SAVED: 'Saved',
    PASSED: 'Passed',
    SNOOZED: 'Snoozed',
    INVITED: 'Invited',
    ACCEPTED: 'Accepted the invitation',
    DECLINED: 'Declined the invitation',
    UNANSWERED: 'Did not answer the invitation',
    WITHDREW_INVITATION: 'Invitation withdrawn',
    STAGE: 'Moved',
    HIRED: 'Hired',
    REJECTED: 'Rejected',
    WITHDRAWN: 'Withdrew',
    FILE_ADDED: 'File attached',
    FILE_REMOVED: 'File removed',
  },
);

export const PersonEvent = z.object({
  kind: PersonEventKind,
  at: dayOrMoment('When').meta({
    title: 'When',
    description: 'The day of the list for LISTED, the last day to answer for UNANSWERED; else a moment.',
  }),
  jobId: id.nullable().meta({ title: 'Job', description: 'Null where it is about none.' }),
  jobTitle: jobTitle().nullable(),
  recruiterName: z.string().nullable().meta({
    title: 'Recruiter',
    description: 'Whose job it is, or who did it; null once they have left.',
  }),
  stageName: z.string().nullable().meta({ title: 'Stage' }),
  fileName: z.string().nullable().meta({ title: 'File', description: 'Of a file that came or went.' }),
});

/** A person in the employer's list. */
export const Person = z.object({
  id: z.string().meta({ title: 'Id' }),
  candidateEmail: email(),
  candidateName: z.string().meta({ title: 'Name', ui: { column: 0 } }),
  headline: z.string().nullable().meta({ title: 'Headline' }),
  candidateCity: z.string().nullable().meta({ title: 'City' }),
  candidateState: z.string().nullable().meta({ title: 'State' }),
  yearsOfExperience: years('Years of experience').nullable(),
  tags: z.array(PersonTag).max(mostTags).meta({ title: 'Tags' }),
  rating: z
    .number()
    .nullable()
    .meta({ title: 'Rating', description: 'The mean of all ratings, 1 to 5; null without any.' }),
  ratingsCount: count('Ratings'),
  notesCount: count('Notes'),
  latestAt: dayOrMoment('Latest').meta({
    title: 'Latest',
    description: 'A day where the latest was that they came on a list; else a moment.',
  }),
  standings: z.array(Standing).meta({
    title: 'Jobs',
    description: "Where they stand in the employer's jobs, the furthest first; three at most in a list.",
  }),
});

/** One person with everything the employer keeps about them. */
export const PersonRecord = Person.extend({
  candidatePhone: z.string().nullable().meta({
    title: 'Phone',
    description: 'Null without one, and where it is not the caller’s to read.',
  }),
  isOwn: flag('Your own').meta({
    title: 'Your own',
    description:
      'Whether the company imported or added them, or they had applied to it: considered for its jobs.',
  }),
  isHeld: flag('Without an account').meta({
    title: 'Without an account',
    description: 'Whether they were added and have not answered: only the company has this record.',
  }),
  endsAt: moment('Erased').nullable().meta({
    title: 'Erased',
    description:
      'When the company’s record of them is erased unless it is kept longer; null where it has no end of its own.',
  }),
  skills: z.array(z.string()).meta({ title: 'Skills' }),
  resumeFileName: z.string().nullable().meta({
    title: 'Resume',
    description: 'Null without one, and where it is not the caller’s to read.',
  }),
  myRating: Rating.nullable().meta({ title: 'Your rating' }),
  ratings: z
    .array(z.object({ recruiterName: z.string().meta({ title: 'Recruiter' }), rating: Rating }))
    .meta({ title: 'Ratings' }),
  notes: z.array(PersonNote).meta({ title: 'Notes', description: 'The newest first; 200 at most.' }),
  files: z.array(PersonFile).meta({ title: 'Files', description: 'The newest first.' }),
  events: z.array(PersonEvent).meta({ title: 'Timeline', description: 'The newest first; 200 at most.' }),
});

export type Person = z.output<typeof Person>;
export type PersonRecord = z.output<typeof PersonRecord>;
export type PersonNote = z.output<typeof PersonNote>;
export type PersonNoteFields = z.output<typeof PersonNoteFields>;
export type PersonEvent = z.output<typeof PersonEvent>;
export type Colleague = z.output<typeof Colleague>;
