/** Open tasks for the first screen of the day. Every part tells how many there are and shows the first. */
import { z } from 'zod';
import { CandidateApplication } from './application.ts';
import { count, day, email, id, jobTitle, moment } from './base/fields.ts';
import { Band } from './criteria.ts';
import { HeldBack } from './dailyCandidate.ts';
import { InvitationStatus } from './invitation.ts';
import { JobOfferStatus } from './jobOffer.ts';

/** Entries of a part that are shown at first, and at most. */
export const todoLimit = 5;
export const todoMost = 100;

/** The query of what waits. */
export const TodoQuery = z.strictObject({
  perPart: z.coerce
    .number()
    .int()
    .min(1)
    .max(todoMost)
    .default(todoLimit)
    .meta({ description: 'The most entries of each part.' }),
});

const part = <T extends z.ZodObject>(title: string, item: T) =>
  z.object({ total: count('All'), items: z.array(item).max(todoMost) }).meta({ title });

const job = { jobId: id, jobTitle: jobTitle() };
const recruiter = {
  recruiterEmail: email('Recruiter'),
  recruiterName: z.string().meta({ title: 'Recruiter' }),
};

/** The newest list of a job with picks that wait for a decision, as the queue counts them. */
const UnseenList = z.object({
  ...job,
  date: day('Date'),
  newCount: count('To decide'),
  olderCount: count('To decide on earlier days'),
  bestBand: Band,
});

/** An application whose promised answer is due within two days, or late. */
const AnswerDue = CandidateApplication.pick({
  id: true,
  jobId: true,
  jobTitle: true,
  candidateName: true,
  stageName: true,
}).extend({ answerBy: day('Answer promised by') });

/** A candidate whose messages are not read yet. */
const UnreadThread = z.object({
  ...job,
  candidateName: z.string().meta({ title: 'Name' }),
  applicationId: id.nullable(),
  /** Of the pick that was invited, where there is no application. */
  dailyCandidateId: id.nullable(),
  unreadCount: count('Unread'),
  latestText: z.string().meta({ title: 'Latest message' }),
  latestAt: moment('Latest'),
});

/** An accepted invitation nobody has moved on yet, or one that was declined lately. */
const InvitationAnswered = z.object({
  ...job,
  dailyCandidateId: id,
  /** Of the application that accepting made. */
  applicationId: id.nullable(),
  candidateName: z.string().meta({ title: 'Name' }),
  status: InvitationStatus.extract(['ACCEPTED', 'DECLINED']),
  declineReason: z.string().nullable().meta({ title: 'Reason' }),
  invitedAt: moment('Invited'),
});

/** An offer that was answered lately, or that waits and ends tomorrow at the latest. */
const OfferNews = CandidateApplication.pick({
  id: true,
  jobId: true,
  jobTitle: true,
  candidateName: true,
}).extend({
  status: JobOfferStatus.extract(['SENT', 'ACCEPTED', 'DECLINED']),
  expiresOn: day('Open until'),
  declineReason: z.string().nullable().meta({ title: 'Reason' }),
});

/** An interview that is over, with no scorecard of the recruiter's since. */
const ScorecardMissing = CandidateApplication.pick({
  id: true,
  jobId: true,
  jobTitle: true,
  candidateName: true,
}).extend({ endedAt: moment('Interview ended') });

/** Candidates saved for a job, neither invited nor applying; the best of them is named by the pick. */
const SavedWithoutNext = z.object({
  ...job,
  savedCount: count('Saved'),
  dailyCandidateId: id,
  date: day('Date'),
  bestBand: Band,
});

/** An open job whose latest list is empty. */
const EmptyJob = z.object({
  ...job,
  date: day('Date'),
  explanation: z.string().nullable().meta({ title: 'Why the list is empty' }),
  heldBack: HeldBack.nullable().meta({ title: 'Must-have in the way' }),
});

const Draft = z.object({ ...job, updatedAt: moment('Changed') });

export const RecruiterTodo = z.object({
  jobsCount: count('Jobs'),
  openJobsCount: count('Open jobs'),
  listsComingCount: count('Lists being made'),
  answersDue: part('Answers you promised', AnswerDue),
  offerNews: part('Offers answered or ending', OfferNews),
  scorecardsMissing: part('Scorecards to write', ScorecardMissing),
  messagesUnread: part('Unread messages', UnreadThread),
  invitationsAnswered: part('Invitations answered', InvitationAnswered),
  unseenLists: part('Lists with picks to decide', UnseenList)
    .extend({ picksCount: count('Picks to decide') })
    .meta({ title: 'Lists with picks to decide' }),
  savedWithoutNext: part('Saved without a next step', SavedWithoutNext),
  emptyJobs: part('Jobs without a candidate', EmptyJob),
  drafts: part('Drafts', Draft),
});

/** A recruiter with promised answers that are late. */
const OverdueAnswers = z.object({
  ...recruiter,
  answersOverdueCount: count('Overdue answers'),
  oldestAnswerBy: day('Oldest promise'),
});

/** A recruiter who may work and has no open job. */
const IdleRecruiter = z.object({ ...recruiter, draftsCount: count('Drafts') });

/** A job with lists of the last days nobody opened, today's not among them. */
const IgnoredLists = z.object({
  ...job,
  ...recruiter,
  listsCount: count('Lists'),
  picksCount: count('Candidates'),
  since: day('Since'),
});

export const EmployerTodo = z.object({
  recruitersCount: count('Recruiters'),
  answersOverdue: part('Overdue answers', OverdueAnswers),
  idleRecruiters: part('Recruiters without an open job', IdleRecruiter),
  ignoredLists: part('Lists no one looked at', IgnoredLists),
});

export type RecruiterTodo = z.output<typeof RecruiterTodo>;
export type EmployerTodo = z.output<typeof EmployerTodo>;
