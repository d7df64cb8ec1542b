/** Holds an interview while it is changed. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { ApplicationStatus } from '../../../schemas/application.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Unchanged } from '../../http/etag.ts';
import type { Services } from '../../services/services.ts';
import {
  findKnownInterview,
  interviewsInScope,
  type KnownInterview,
  noSuchInterview,
} from './selectInterviews.ts';

export type InterviewServices = Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>;

export const notNow = (detail: string): ApiError => new ApiError('ILLEGAL_MOVE', detail);

interface Held {
  before: KnownInterview;
  applicationStatus: ApplicationStatus;
}

/**
 * The application is held first, as by those who end it, so that neither waits for the other for ever; the recruiter's
 * time last.
 *
 * @throws ApiError NOT_FOUND; CHANGED_MEANWHILE
 */
export async function holdInterview(
  tx: Database,
  caller: Pick<Caller, 'role' | 'email' | 'employerEmail'>,
  id: string,
  now: Date,
  unchanged?: Unchanged,
): Promise<Held> {
  const { applicationId } = await interviewsInScope(tx, caller)
    .where('interviews.id', '=', id)
    .select('interviews.applicationId')
    .executeTakeFirstOrThrow(noSuchInterview);
  const { status: applicationStatus } = await tx
    .selectFrom('applications')
    .select('status')
    .where('id', '=', applicationId)
    .forShare()
    .executeTakeFirstOrThrow(noSuchInterview);
  await tx.selectFrom('interviews').select('id').where('id', '=', id).forUpdate().execute();
  const before = await findKnownInterview(tx, id, now);
  // Last, and for one at a time: two that book the same hour would each wait for the other's row to be judged.
  await tx
    .selectFrom('recruiters')
    .select('recruiterEmail')
    .where('recruiterEmail', '=', before.recruiterEmail)
    .forNoKeyUpdate()
    .execute();
  unchanged?.(before);
  return { before, applicationStatus };
}

/** @throws ApiError ILLEGAL_MOVE for what is settled: nothing about it can be changed any more */
export function refuseSettled({ before: { status, startsAt }, applicationStatus }: Held, now: Date): void {
  if (applicationStatus !== 'ACTIVE') throw notNow('The application has ended.');
  if (status === 'CANCELLED') throw notNow('This interview was cancelled.');
  if (startsAt !== null && startsAt <= now.toISOString()) throw notNow('This interview has begun already.');
}

/** The time of a booked interview; null while there is none. */
export const bookingOf = ({
  startsAt,
  endsAt,
}: Pick<KnownInterview, 'startsAt' | 'endsAt'>): { startsAt: string; endsAt: string } | null =>
  startsAt === null || endsAt === null ? null : { startsAt, endsAt };

/** Where the candidate sees the interview. */
export const candidatesPlace = ({ env }: Pick<Services, 'env'>, { applicationId }: KnownInterview) => ({
  side: 'CANDIDATE' as const,
  url: `${env.APP_URL}${addresses.candidate.applications}?application=${applicationId}`,
});

/** Where the recruiter does. */
export const recruitersPlace = (
  { env }: Pick<Services, 'env'>,
  { applicationId, jobId }: KnownInterview,
) => ({
  side: 'RECRUITER' as const,
  url: `${env.APP_URL}${addressOf(addresses.recruiter.job, { id: jobId })}?tab=applications&application=${applicationId}`,
});
