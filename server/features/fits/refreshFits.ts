/** Brings what is known of a candidate's fit with open jobs up to date; docs/decisions/fit-of-jobs.md says why this way. */

import { type Expression, sql } from 'kysely';
import { daysLater } from '../../../schemas/base/days.ts';
import { chunksOf } from '../../base/chunksOf.ts';
import { type BossConnection, traceOf } from '../../base/openBoss.ts';
import type { Database } from '../../db/database.ts';
import { profileVersion } from '../../matching/profile/version.ts';
import { matcherVersion } from '../../matching/scoring/version.ts';
import { askedOf, termColumns, termsOf } from '../../ranking/criteriaOfJob.ts';
import type { PoolCandidate } from '../../ranking/pool.ts';
import { matchColumns } from '../../ranking/profiles/matchColumns.ts';
import { weightsInForce } from '../../ranking/weightsInForce.ts';
import { type FitJob, type MatchedJob, maxJobs } from '../../services/matchJobs.ts';
import type { Services } from '../../services/services.ts';
import { type LikelyJob, likelyJobs, reachOfCandidate } from './likelyJobs.ts';

/** Jobs matched and stored at once. */
const batchSize = 200;
/** Jobs made ready at once before anyone asks, some milliseconds each. */
const warmedAtOnce = 25;
/** People a sample is made of. */
const sampleSize = 300;

/** Everything of a candidate that matching looks at, in one short text. @param values of `matchColumns`, in their order */
export const versionOf = (values: readonly Expression<unknown>[]) => sql<string>`
  md5(row(${sql.join(values)})::text || ${matcherVersion}::text
    || coalesce((select "version" from "matchingWeights" where "switchedOn"), ''))`;

const candidateVersion = versionOf(matchColumns.map((name) => sql.ref(`candidates.${name}`)));

type FitCandidate = PoolCandidate & { version: string };

const fitColumns = [
  'jobs.id',
  'title',
  'description',
  'criteria',
  'proposedCriteria',
  'jobs.updatedAt',
  ...termColumns.map((name) => `jobs.${name}` as const),
] as const;

/** A job with what it asks for: the recruiter's criteria, or else those proposed. */
const asMatched = ({
  id,
  title,
  description,
  updatedAt,
  ...job
}: Omit<FitJob, 'place' | 'conditions' | 'areProposed'> &
  Parameters<typeof askedOf>[0] &
  Parameters<typeof termsOf>[0]): FitJob => ({
  ...{ id, title, description, updatedAt },
  ...askedOf(job),
  ...termsOf(job),
});

/** Likely jobs whose fit with the candidate is missing or out of date, by their ids. */
async function staleJobs(
  db: Database,
  candidate: FitCandidate,
  jobIds?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom(
      sql<LikelyJob>`(${likelyJobs(await reachOfCandidate(db, candidate.candidateEmail), jobIds)})`.as(
        'open',
      ),
    )
    .leftJoin('jobFits', (join) =>
      join.onRef('jobFits.jobId', '=', 'open.id').on('jobFits.candidateEmail', '=', candidate.candidateEmail),
    )
    .select('open.id')
    .where(
      sql<boolean>`("jobFits"."candidateVersion" is distinct from ${candidate.version}
        or "jobFits"."jobUpdatedAt" is distinct from date_trunc('milliseconds', "open"."updatedAt"))`,
    )
    // Judged by the resume of the application: applicationFits.ts.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .innerJoin('resumes', 'resumes.id', 'applications.resumeId')
            .select('applications.id')
            .whereRef('applications.jobId', '=', 'open.id')
            .where('applications.candidateEmail', '=', candidate.candidateEmail),
        ),
      ),
    )
    .orderBy('open.kind')
    .orderBy('open.openedAt', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Jobs with what matching reads of them, in the order of their ids here. */
async function jobsToMatch(db: Database, ids: readonly string[]): Promise<FitJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(fitColumns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, asMatched(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Profiles of the people with the newest resumes, the same for every candidate. */
async function sampleProfiles(db: Database): Promise<Uint8Array[]> {
  const people = await db
    .selectFrom('candidates')
    .innerJoin('candidateProfiles', 'candidateProfiles.candidateEmail', 'candidates.candidateEmail')
    .select('profile')
    .where('version', '=', profileVersion)
    .where(sql<boolean>`length("profile") > 0`)
    .orderBy('candidates.createdAt', 'desc')
    .limit(sampleSize)
    .execute();
  return people.map(({ profile }) => profile);
}

/** The fits of a candidate with some jobs, in their order. */
export const matchWith = async (
  { db, matchJobs }: Pick<Services, 'db' | 'matchJobs'>,
  candidate: PoolCandidate,
  jobs: readonly FitJob[],
): Promise<MatchedJob[]> => {
  const task = { candidate, jobs, weights: await weightsInForce(db) };
  return (
    (await matchJobs({ ...task, sample: null })) ??
    (await matchJobs({ ...task, sample: await sampleProfiles(db) })) ??
    []
  );
};

interface MadeFit extends MatchedJob {
  job: FitJob;
}

async function store(
  db: Database,
  { candidateEmail, version }: FitCandidate,
  found: readonly MadeFit[],
  now: Date,
): Promise<void> {
  const rows = found
    .map(({ job, fit, unwanted }) => {
      return { jobId: job.id, jobUpdatedAt: job.updatedAt, score: fit.score, fit, unwanted };
    })
    .sort((a, b) => (a.jobId < b.jobId ? -1 : 1));
  const given: Expression<unknown> = sql`${JSON.stringify(rows)}::jsonb`;
  // Jobs deleted meanwhile are left out, and so is a candidate whose record is gone or has changed its address.
  await sql`
    insert into "jobFits" ("candidateEmail", "jobId", "candidateVersion", "jobUpdatedAt", "score", "fit", "unwanted", "madeAt")
    select "candidates"."candidateEmail", "given"."jobId", ${version}, "given"."jobUpdatedAt",
      "given"."score", "given"."fit", "given"."unwanted", ${now.toISOString()}
    from jsonb_to_recordset(${given})
      as "given"("jobId" uuid, "jobUpdatedAt" timestamptz, "score" integer, "fit" jsonb, "unwanted" text)
    join "jobs" on "jobs"."id" = "given"."jobId"
    join "candidates" on "candidates"."candidateEmail" = ${candidateEmail}
    order by "given"."jobId"
    on conflict ("candidateEmail", "jobId") do update set
      "candidateVersion" = excluded."candidateVersion", "jobUpdatedAt" = excluded."jobUpdatedAt",
      "score" = excluded."score", "fit" = excluded."fit", "unwanted" = excluded."unwanted", "madeAt" = excluded."madeAt"`.execute(
    db,
  );
}

export type FitServices = Pick<Services, 'db' | 'matchJobs' | 'clock'>;

/**
 * Makes the newest open jobs ready for matching against a new sample of people: at the start and from time to time, so that
 * no candidate waits for it. Never rejects: what fails here is done when it is needed.
 */
export async function warmFits({
  db,
  matchJobs,
  log,
}: Pick<FitServices, 'db' | 'matchJobs'> & Pick<BossConnection, 'log'>): Promise<void> {
  try {
    const rows = await db
      .selectFrom('jobs')
      .select(fitColumns)
      .where('status', '=', 'OPEN')
      .orderBy('openedAt', (order) => order.desc().nullsLast())
      .orderBy('id', 'desc')
      .limit(maxJobs)
      .execute();
    // A server without jobs need not load what matching knows.
    if (rows.length === 0) return;
    const jobs = rows.map(asMatched);
    const weights = await weightsInForce(db);
    let sample: Uint8Array[] | null = await sampleProfiles(db);
    // In small parts, between which candidates are served; the newest last, because they are kept longest.
    for (const some of chunksOf(jobs.toReversed(), warmedAtOnce)) {
      await matchJobs({ candidate: null, jobs: some, sample, weights });
      sample = null;
    }
  } catch (error) {
    log.warn(traceOf(error), 'jobs not made ready ahead');
  }
}

/** The fits of a candidate with some jobs, each with its job. */
async function fitsWith(
  services: FitServices,
  candidate: FitCandidate,
  jobs: readonly FitJob[],
): Promise<MadeFit[]> {
  const fits = await matchWith(services, candidate, jobs);
  return jobs.flatMap((job, i) => {
    const matched = fits[i];
    return matched ? [{ job, ...matched }] : [];
  });
}

/** Matches a candidate with a job and keeps what comes of it. */
export const makeFit = async (services: FitServices, candidate: FitCandidate, job: FitJob): Promise<void> =>
  store(services.db, candidate, await fitsWith(services, candidate, [job]), services.clock());

/**
 * Whether comparing a candidate with the jobs takes longer than one would wait for a list: most of very many jobs are still
 * missing.
 */
export async function isLongComparison(db: Database, candidateEmail: string): Promise<boolean> {
  const { rows } = await sql<{ isLong: boolean }>`
    select (select count(*) from (select from "jobFits" where "candidateEmail" = ${candidateEmail}
        limit ${batchSize}) "known") < ${batchSize}
      and (select count(*) from (select from "jobs" where "status" = 'OPEN' limit ${batchSize} + 1) "open") > ${batchSize}
      "isLong"`.execute(db);
  return rows[0]?.isLong ?? false;
}

/**
 * Matches the jobs that need it; usually none. Without a readable resume there is nothing to match.
 *
 * @param jobIds only these; otherwise the open ones that are likely to fit
 */
export async function refreshFits(
  services: FitServices,
  candidateEmail: string,
  jobIds?: readonly string[],
): Promise<void> {
  const candidate = await services.db
    .selectFrom('candidates')
    .select([...matchColumns, candidateVersion.as('version')])
    .where('candidateEmail', '=', candidateEmail)
    .where('facts', 'is not', null)
    .executeTakeFirst();
  if (!candidate) return;
  const { db, clock } = services;
  const found: MadeFit[] = [];
  for (const ids of chunksOf(await staleJobs(db, candidate, jobIds), batchSize))
    found.push(...(await fitsWith(services, candidate, await jobsToMatch(db, ids))));
  if (found.length === 0) return;
  // All at once, so that a list that is read meanwhile changes its order once.
  await db.transaction().execute(async (tx) => {
    for (const some of chunksOf(found, batchSize)) await store(tx, candidate, some, clock());
  });
}

/**
 * Lets go of fits nobody needs: of jobs that are not open, and those a week old of candidates who were not here since. Those
 * of applications stay.
 */
export async function dropOldFits(db: Database, now: Date): Promise<void> {
  const weekAgo = daysLater(now, -7).toISOString();
  await db
    .deleteFrom('jobFits')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('id')
            .whereRef('applications.jobId', '=', 'jobFits.jobId')
            .whereRef('applications.candidateEmail', '=', 'jobFits.candidateEmail'),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb.and([
          eb('madeAt', '<', weekAgo),
          // Someone who comes every day is not compared with everything again once a week.
          eb.not(
            eb.exists(
              eb
                .selectFrom('sessions')
                .innerJoin('users', 'users.id', 'sessions.userId')
                .select('sessions.id')
                .whereRef('users.email', '=', 'jobFits.candidateEmail')
                .where('sessions.lastSeenAt', '>=', weekAgo),
            ),
          ),
        ]),
        eb('jobId', 'in', eb.selectFrom('jobs').select('id').where('status', '<>', 'OPEN')),
      ]),
    )
    .execute();
}
