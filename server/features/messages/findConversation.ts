/** Who a conversation is between, and whether the caller takes part in it. */
import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '../../../schemas/application.ts';
import type { InvitationStatus } from '../../../schemas/invitation.ts';
import type { RecruiterStatus } from '../../../schemas/recruiter.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { candidateName, recruiterName } from '../../db/fullName.ts';

/** A thread's key: one candidate and one job. */
export interface Between {
  jobId: string;
  candidateEmail: string;
}

/** Someone who takes part, or reads along. */
export type Participant = Pick<Caller, 'role' | 'email' | 'employerEmail'>;

/** A conversation there can be: there is an application or an invitation. */
export interface Conversation extends Between {
  jobTitle: string;
  employerName: string;
  recruiterEmail: string;
  recruiterName: string;
  recruiterStatus: RecruiterStatus;
  candidateFirstName: string;
  candidateName: string;
  /** When the candidate erased the account. */
  erasedAt: string | null;
  applicationId: string | null;
  applicationStatus: ApplicationStatus | null;
  pickId: string | null;
  invitationStatus: InvitationStatus | null;
}

/** Whether a conversation of a job, its recruiter and a candidate is the caller's. */
function isTheirs({ role, email, employerEmail }: Participant): RawBuilder<boolean> {
  if (role === 'CANDIDATE') return sql`"candidates"."candidateEmail" = ${email}`;
  return role === 'RECRUITER'
    ? sql`"jobs"."recruiterEmail" = ${email}`
    : sql`"recruiters"."employerEmail" = ${employerEmail}`;
}

/** The answer for a conversation that cannot be, or that is not the caller's. */
const noSuchConversation = () => notFound('There is no such conversation.');

const conversations = (db: Database, caller: Participant, { jobId, candidateEmail }: Between) =>
  db
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .innerJoin('candidates', (join) => join.on('candidates.candidateEmail', '=', candidateEmail))
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.jobId', '=', 'jobs.id')
        .onRef('applications.candidateEmail', '=', 'candidates.candidateEmail'),
    )
    .leftJoin('dailyCandidates', (join) =>
      join
        .onRef('dailyCandidates.jobId', '=', 'jobs.id')
        .onRef('dailyCandidates.candidateEmail', '=', 'candidates.candidateEmail'),
    )
    .leftJoin('invitations', 'invitations.dailyCandidateId', 'dailyCandidates.id')
    .where('jobs.id', '=', jobId)
    .where((eb) => eb.or([eb('applications.id', 'is not', null), eb('invitations.id', 'is not', null)]))
    .where(isTheirs(caller))
    .select([
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'employers.employerName',
      'recruiters.recruiterEmail',
      recruiterName().as('recruiterName'),
      'recruiters.status as recruiterStatus',
      'candidates.candidateEmail',
      'candidates.candidateFirstName',
      candidateName().as('candidateName'),
      'candidates.erasedAt',
      'applications.id as applicationId',
      'applications.status as applicationStatus',
      'dailyCandidates.id as pickId',
      'invitations.status as invitationStatus',
    ]);

/** @throws ApiError NOT_FOUND without an application or an invitation, and for what is not the caller's */
export const findConversation = (
  db: Database,
  caller: Participant,
  between: Between,
): Promise<Conversation> =>
  conversations(db, caller, between).$castTo<Conversation>().executeTakeFirstOrThrow(noSuchConversation);

/** The same, with the candidate held, so that nothing is written to someone who is being erased. */
export const holdConversation = (
  db: Database,
  caller: Participant,
  between: Between,
): Promise<Conversation> =>
  conversations(db, caller, between)
    .forKeyShare('candidates')
    .$castTo<Conversation>()
    .executeTakeFirstOrThrow(noSuchConversation);
