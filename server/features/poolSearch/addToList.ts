/** Puts someone found in the pool on a job's newest list, within the limits of the daily run. */

import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { fullName } from '../../../schemas/base/fullName.ts';
import type { Job } from '../../../schemas/job.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { keyFor } from '../../base/keys.ts';
import { toRow } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { matcherVersion } from '../../matching/scoring/version.ts';
import { companyOf, isNotHidden } from '../../ranking/hiddenPeople.ts';
import { isOwnOf, pickableFor } from '../../ranking/ownPeople.ts';
import type { Services } from '../../services/services.ts';
import { findPick, type KeptPick } from '../dailyCandidates/selectDailyCandidates.ts';
import { maxListsPerDay } from '../dailyRun/limits.ts';
import { lockJob } from '../jobs/lockJob.ts';
import { openHandle } from './handles.ts';
import { asStored } from './searchPool.ts';

/** People added to one list by hand: a list is to be read, and each of them is told whose list they are on. */
const mostAdded = 10;

const noSuchPerson = () => notFound('This person is no longer to be found. Search again.');

/** The day of the job's newest list. @throws ApiError ILLEGAL_MOVE while there is none, or lists are being made */
async function newestList(tx: Transaction<Tables>, jobId: string): Promise<string> {
  const { rows } = await sql<{ date: string; isBusy: boolean }>`
    select "date"::text, exists (
      select from "dailyRuns" where "dailyRuns"."date" = "dailyLists"."date" and "left" > 0) "isBusy"
    from "dailyLists" where "jobId" = ${jobId} order by "dailyLists"."date" desc limit 1`.execute(tx);
  const [list] = rows;
  if (!list)
    throw new ApiError(
      'ILLEGAL_MOVE',
      'This job has no list yet. The first one comes a moment after the job is opened.',
    );
  if (list.isBusy)
    throw new ApiError('ILLEGAL_MOVE', 'The lists of this day are being made. Try again in a few minutes.');
  return list.date;
}

/** @throws ApiError DUPLICATE, ILLEGAL_MOVE */
async function refuseBeyondLimits(
  tx: Transaction<Tables>,
  jobId: string,
  date: string,
  { candidateEmail: email, isOwn }: { candidateEmail: string; isOwn: unknown },
): Promise<number> {
  const { rows } = await sql<{ known: boolean; lists: number; added: number; rank: number }>`
    select
      exists (select from "dailyCandidates" where "jobId" = ${jobId} and "candidateEmail" = ${email})
        or exists (select from "applications" where "jobId" = ${jobId} and "candidateEmail" = ${email}) "known",
      (select count(*)::integer from "dailyCandidates" where "candidateEmail" = ${email} and "date" = ${date}) "lists",
      count(*) filter (where "isFromSearch" and not "isOwn")::integer "added",
      coalesce(max("rank"), 0) + 1 "rank"
    from "dailyCandidates" where "jobId" = ${jobId} and "date" = ${date}`.execute(tx);
  const [count] = rows;
  if (!count || count.known) {
    throw new ApiError('DUPLICATE', 'This person is on a list of the job already, or has applied.');
  }
  if (count.lists >= maxListsPerDay) {
    throw new ApiError(
      'ILLEGAL_MOVE',
      'This person is on as many lists of this day as one may be. Try again tomorrow.',
    );
  }
  if (!isOwn && count.added >= mostAdded) {
    throw new ApiError(
      'ILLEGAL_MOVE',
      'As many people as one may add were added to this list. The next one has room again.',
    );
  }
  return count.rank;
}

/**
 * @throws ApiError NOT_FOUND for a handle that is not good here or no longer, or someone who may no longer be picked;
 *   DUPLICATE; ILLEGAL_MOVE
 */
export function addToList(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'judgePeople'>,
  job: Job,
  recruiterEmail: string,
  handle: string,
): Promise<KeptPick> {
  const key = keyFor(services.env.AUTH_SECRET, 'pool handles');
  const email = openHandle(key, handle, { jobId: job.id, recruiterEmail }, services.clock());
  if (email === null) throw noSuchPerson();
  return addByName(services, job, recruiterEmail, email);
}

/** The same with someone whose address is known. @throws as `addToList` does */
export async function addByName(
  { db, clock, judgePeople }: Pick<Services, 'db' | 'clock' | 'judgePeople'>,
  job: Job,
  recruiterEmail: string,
  email: string,
): Promise<KeptPick> {
  const now = clock();
  const [judged] = await judgePeople.best(asStored(job), [email], 1);
  if (!judged) throw noSuchPerson();
  return db.transaction().execute(async (tx) => {
    const { status, criteriaVersion } = await lockJob(tx, job.id, recruiterEmail);
    if (status !== 'OPEN') throw new ApiError('ILLEGAL_MOVE', 'People are picked for open jobs only.');
    const date = await newestList(tx, job.id);
    // Held so that two jobs that add the same person at once are counted one after the other.
    const person = await pickableFor(tx.selectFrom('candidates'), now.toISOString(), companyOf(job.id))
      .selectAll('candidates')
      .select(isOwnOf(companyOf(job.id)).as('isOwn'))
      .where('candidateEmail', '=', email)
      .where(isNotHidden(companyOf(job.id)))
      .forUpdate('candidates')
      .executeTakeFirstOrThrow(noSuchPerson);
    const rank = await refuseBeyondLimits(tx, job.id, date, person);
    const id = uuidv7();
    const row = {
      ...judged.fit,
      ...{ id, jobId: job.id, date, rank, candidateEmail: email, isFromSearch: true },
      candidateName: fullName(person.candidateFirstName, person.candidateLastName),
      headline: person.headline,
      city: person.candidateCity,
      state: person.candidateState,
      yearsOfExperience: person.yearsOfExperience,
      isOwn: Boolean(person.isOwn),
      ...{ status: 'NEW' as const, reasons: [], reviewedAt: null, criteriaVersion, matcherVersion },
    };
    await tx.insertInto('dailyCandidates').values(toRow(row)).execute();
    return findPick(tx.selectFrom('dailyCandidates'), id);
  });
}
