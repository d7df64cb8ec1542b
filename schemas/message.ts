/** Messages between a candidate and the recruiter of a job they applied for or were invited to. */
import { z } from 'zod';
import type { ApplicationStatus } from './application.ts';
import { choiceOf, count, email, id, jobTitle, longText, moment, text } from './base/fields.ts';
import type { InvitationStatus } from './invitation.ts';

/** The two sides of a conversation. */
export const MessageSide = choiceOf(['CANDIDATE', 'RECRUITER'], 'From', {
  CANDIDATE: 'Candidate',
  RECRUITER: 'Recruiter',
});

/** The part of a message that is written. */
export const MessageFields = z.strictObject({ text: longText('Message', 4000) });

/** A stretch of an e-mail. */
export const MessagePart = z.object({
  isQuoted: z.boolean().meta({ title: 'Quoted', description: 'Of an e-mail of ours, or leading to one.' }),
  text: z.string().meta({ title: 'Words' }),
});

/** The words of its writer among the parts of an e-mail. */
export const ownWordsOf = (parts: readonly MessagePart[]): string =>
  parts
    .filter(({ isQuoted }) => !isQuoted)
    .map(({ text }) => text)
    .join('\n\n');

export const Message = z.object({
  id,
  jobId: id,
  candidateEmail: email('Candidate'),
  from: MessageSide,
  authorName: z
    .string()
    .nullable()
    .meta({ title: 'Written by', description: 'Null for a recruiter who has left.' }),
  text: MessageFields.shape.text,
  parts: z.array(MessagePart).meta({
    title: 'As it was written',
    description:
      'Of a message that came by e-mail and quotes another: its own and the quoted words, in their order. Empty for all other messages.',
  }),
  filesNotTaken: z.array(z.string()).meta({
    title: 'Files not taken',
    description: 'Names of files that came with it by e-mail; only its words are kept.',
  }),
  sentFrom: z.string().nullable().meta({
    title: 'Sent from',
    description:
      'Of a message that was added from an e-mail of another address than the account’s: that address.',
  }),
  createdAt: moment('Written'),
});

/** The messages of one candidate and one job, as a line of a list. */
export const MessageThread = z.object({
  id,
  jobId: id,
  jobTitle: jobTitle(),
  employerName: text('Employer'),
  candidateEmail: email('Candidate'),
  candidateName: z.string().meta({ title: 'Name' }),
  latestFrom: MessageSide,
  latestText: z.string().meta({ title: 'Latest message' }),
  latestAt: moment('Latest'),
  unreadCount: count('Unread').meta({
    title: 'Unread',
    description: 'Messages of the other side that the caller has not read; 0 for an employer.',
  }),
});

export type MessagePart = z.output<typeof MessagePart>;
export type MessageSide = z.output<typeof MessageSide>;
export type Message = z.output<typeof Message>;
export type MessageThread = z.output<typeof MessageThread>;

/** Why a recruiter writes no more to someone; undefined while they may. Null is an application or an invitation there is not. */
export function refusalOf(
  application: ApplicationStatus | null,
  invitation: InvitationStatus | null,
): 'WITHDRAWN' | 'DECLINED' | undefined {
  if (application === 'WITHDRAWN') return 'WITHDRAWN';
  return application === null && invitation === 'DECLINED' ? 'DECLINED' : undefined;
}
