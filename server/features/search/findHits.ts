/** Finds things by their names, among those the caller may see: one bounded question for each kind. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import { type SearchHit, searchHitsPerKind } from '../../../schemas/search.ts';
import type { Caller } from '../../access/caller.ts';
import { allOf } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { candidateName, recruiterName } from '../../db/fullName.ts';
import { containsWords } from '../../db/list.ts';
import { hasPlainWords } from '../../db/plainLetters.ts';
import { isNotHidden } from '../../ranking/hiddenPeople.ts';
import { applicationsInScope } from '../applications/selectApplications.ts';
import { isNotHiddenFrom, jobEmployerName, jobsInScope } from '../jobs/selectJobs.ts';

type Hit<K extends SearchHit['kind']> = Extract<SearchHit, { kind: K }>;

/** All words have to be found in one place or another. */
const matching = (q: string, places: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  allOf(containsWords(q, places));

/** Texts in one line; null when all of them are missing. */
const joined = (...texts: readonly RawBuilder<unknown>[]) =>
  sql<string | null>`nullif(concat_ws(' · ', ${sql.join(texts)}), '')`;

const place = sql`nullif(concat_ws(', ', "jobs"."city", "jobs"."state"), '')`;

/** @param scope where the caller's jobs are: candidates see open ones, with who hires and without the recruiter */
export async function findJobs(db: Database, caller: Caller, grant: Grant, q: string): Promise<Hit<'job'>[]> {
  const isPublic = grant.scope === 'open';
  const jobs = jobsInScope(db, caller, grant);
  const rows = await (isPublic ? jobs.where(isNotHiddenFrom(caller.email)) : jobs)
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.status',
      (isPublic ? joined(jobEmployerName, place) : joined(place)).as('detail'),
      sql<string | null>`${isPublic ? null : sql.ref('jobs.recruiterEmail')}`.as('recruiterEmail'),
    ])
    .where(matching(q, [sql.ref('jobs.title'), place, ...(isPublic ? [jobEmployerName] : [])]))
    .orderBy('jobs.updatedAt', 'desc')
    .limit(searchHitsPerKind)
    .execute();
  return rows.map((row) => ({ kind: 'job', ...row }));
}

/** Of more people with a name, those the employer has dealt with last are looked through until there are enough. */
const comparedPeople = 200;

/**
 * People on a recruiter's lists and those who applied for the jobs, each once: by an application that is under way, else by where they stand latest.
 *
 * @param withPicks whether the lists are theirs to see; without a plan only who applied is found
 */
export async function findCandidates(
  db: Database,
  { email, employerEmail }: Caller,
  q: string,
  withPicks: boolean,
): Promise<Hit<'candidate'>[]> {
  const isNamed = allOf(hasPlainWords(q, sql.ref('candidates.plainName')));
  const named = await sql`select from "candidates" where ${isNamed} limit ${comparedPeople + 1}`.execute(db);
  if (named.rows.length === 0) return [];
  const isCommon = named.rows.length > comparedPeople;
  const ofJobs = sql`join "jobs" on "jobs"."id" = "seen"."jobId"
    where "seen"."candidateEmail" = "candidates"."candidateEmail" and "jobs"."recruiterEmail" = ${email}`;
  const picks = sql`select "seen"."jobId", "seen"."id" "dailyCandidateId", null::uuid "applicationId", "seen"."date"::timestamptz "at", "jobs"."title" "jobTitle", false "isUnderWay"
    from "dailyCandidates" "seen" ${ofJobs}`;
  const applications = sql`select "seen"."jobId", null::uuid "dailyCandidateId", "seen"."id" "applicationId", "seen"."createdAt" "at", "jobs"."title" "jobTitle", "seen"."status" = 'ACTIVE' "isUnderWay"
    from "applications" "seen" ${ofJobs}`;
  const places = withPicks ? sql`${picks} union all ${applications}` : applications;
  const people = isCommon ? sql`"people" join "candidates" using ("candidateEmail")` : sql`"candidates"`;
  const latest = isCommon
    ? sql`"people"."latestAt" desc, "people"."candidateEmail" desc`
    : sql`"latest"."at" desc`;
  const { rows } = await sql<Omit<Hit<'candidate'>, 'kind'>>`
    select "candidates"."candidateEmail" "id", ${candidateName()} "title", "latest"."jobId",
      "latest"."dailyCandidateId", "latest"."applicationId", ${joined(sql`"candidates"."headline"`, sql`"latest"."jobTitle"`)} "detail"
    from ${people} cross join lateral (${places} order by "isUnderWay" desc, "at" desc limit 1) "latest"
    where ${isNamed} and ${isNotHidden(sql`${employerEmail}`)} ${isCommon ? sql`and "people"."employerEmail" = ${employerEmail}` : sql``}
    order by ${latest} limit ${searchHitsPerKind}`.execute(db);
  return rows.map((row) => ({ kind: 'candidate', ...row }));
}

/** The recruiters of the caller's organisation. */
export async function findRecruiters(
  db: Database,
  { employerEmail }: Caller,
  q: string,
): Promise<Hit<'recruiter'>[]> {
  const rows = await db
    .selectFrom('recruiters')
    .select(['recruiterEmail as id', recruiterName().as('title'), 'recruiterTitle as detail', 'status'])
    .where('employerEmail', '=', employerEmail)
    .where('recruiterLeftAt', 'is', null)
    .where(matching(q, [recruiterName(), sql.ref('recruiterEmail')]))
    .orderBy(recruiterName())
    .limit(searchHitsPerKind)
    .execute();
  return rows.map((row) => ({ kind: 'recruiter', ...row }));
}

/** A candidate's own applications. */
export async function findApplications(
  db: Database,
  caller: Caller,
  q: string,
): Promise<Hit<'application'>[]> {
  const rows = await applicationsInScope(db, caller)
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select([
      'applications.id',
      'jobs.title',
      'applications.status',
      sql<string | null>`${jobEmployerName}`.as('detail'),
    ])
    .where(matching(q, [sql.ref('jobs.title'), jobEmployerName]))
    .orderBy('applications.updatedAt', 'desc')
    .limit(searchHitsPerKind)
    .execute();
  return rows.map((row) => ({ kind: 'application', ...row }));
}
