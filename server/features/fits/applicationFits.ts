/** Judges people who apply as picks are judged; docs/decisions/fit-of-jobs.md says when. */
import { sql } from 'kysely';
import { type BossConnection, traceOf } from '../../base/openBoss.ts';
import { appliedColumn, withApplied } from '../../db/appliedResume.ts';
import type { Database } from '../../db/database.ts';
import { askedOf, termColumns, termsOf } from '../../ranking/criteriaOfJob.ts';
import { matchColumns } from '../../ranking/profiles/matchColumns.ts';
import { type FitServices, makeFit, versionOf } from './refreshFits.ts';

/** Applications read at once, each with a resume. */
const batchSize = 50;

/** Everything matching looks at, by the resume the application was sent with. */
const appliedVersion = versionOf(
  matchColumns.map((name) =>
    name === 'facts' || name === 'resumeText' || name === 'factCorrections'
      ? appliedColumn(name)
      : sql.ref(`candidates.${name}`),
  ),
);

const outOfDate = sql<boolean>`(
  "jobFits"."candidateVersion" is distinct from ${appliedVersion}
  or "jobFits"."jobUpdatedAt" is distinct from date_trunc('milliseconds', "jobs"."updatedAt"))`;

/** Applications to look at; all of them unless they are of one candidate. */
interface Looked {
  candidateEmail: string;
  jobIds: readonly string[];
}

/** The next active applications whose fit is missing, or was found when candidate, job or matcher was different. */
const staleApplications = (db: Database, after: string | null, only?: Looked) =>
  withApplied(db.selectFrom('applications'))
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .leftJoin('jobFits', (join) =>
      join
        .onRef('jobFits.jobId', '=', 'applications.jobId')
        .onRef('jobFits.candidateEmail', '=', 'applications.candidateEmail'),
    )
    .select(['applications.id as applicationId', 'jobs.id', 'title', 'description', 'criteria'])
    .select(['proposedCriteria', 'jobs.updatedAt', appliedVersion.as('version')])
    .select(termColumns.map((name) => `jobs.${name}` as const))
    .select(matchColumns.map((name) => `candidates.${name}` as const))
    // After the candidate's, whose place they take.
    .select([
      appliedColumn('facts').as('facts'),
      appliedColumn('resumeText').as('resumeText'),
      appliedColumn('factCorrections').as('factCorrections'),
    ])
    .where('applications.status', '=', 'ACTIVE')
    .where(appliedColumn('facts'), 'is not', null)
    .where(outOfDate)
    .$if(only !== undefined, (query) =>
      query
        .where('applications.candidateEmail', '=', only?.candidateEmail ?? '')
        .where('applications.jobId', 'in', only?.jobIds ?? []),
    )
    .$if(after !== null, (query) => query.where('applications.id', '>', after))
    .orderBy('applications.id')
    .limit(batchSize)
    .execute();

/**
 * Brings the fits of active applications up to date. Each is kept as it is made, so that nothing is lost when the process
 * is killed. One that cannot be made is logged and left to the next round: the others do not wait for it.
 *
 * @returns how many were made
 */
export async function refreshApplicationFits(
  services: FitServices & Pick<BossConnection, 'log'>,
  only?: Looked,
): Promise<{ applications: number }> {
  let applications = 0;
  let after: string | null = null;
  for (;;) {
    const batch: Awaited<ReturnType<typeof staleApplications>> = await staleApplications(
      services.db,
      after,
      only,
    );
    for (const { applicationId, id, title, description, updatedAt, ...row } of batch) {
      const job = { id, title, description, updatedAt, ...askedOf(row), ...termsOf(row) };
      try {
        await makeFit(services, row, job);
        applications += 1;
      } catch (error) {
        services.log.error(traceOf(error), 'fit of an application not made');
      }
      after = applicationId;
    }
    if (batch.length < batchSize) return { applications };
  }
}
