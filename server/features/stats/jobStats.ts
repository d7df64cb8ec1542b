/** Figures of some jobs: a recruiter's own, or those of an employer's recruiters. */

import { sql } from 'kysely';
import { dayBefore, lastDays } from '../../../schemas/base/days.ts';
import { fullName } from '../../../schemas/base/fullName.ts';
import { JobStatus } from '../../../schemas/job.ts';
import type { EmployerStats, RecruiterFigures, RecruiterStats } from '../../../schemas/stats.ts';
import type { Database } from '../../db/database.ts';
import { countFigures, type FigureCounts } from './countFigures.ts';
import { type Counted, nothing, precisionOf, sumOf } from './figures.ts';
import type { MedianHours, MediansOf } from './medianHours.ts';
import { jobsOf, type StatsScope } from './scope.ts';

/** Days of the precision, today among them. */
const precisionDays = 30;

/** How many jobs and recruiters are told by themselves. */
const jobLimit = 20;
const recruiterLimit = 50;

/** The counts of one kind, by what they are counted for. */
const grouped = (rows: readonly FigureCounts[], by: FigureCounts['by']): Map<string | null, Counted> =>
  new Map(rows.flatMap(({ by: kind, of, ...counted }) => (kind === by ? [[of, counted]] : [])));

/** The counts of a period with what is made of them. */
const figuresOf = (counted: Counted, medianHoursToFirstAnswer: number | null) => ({
  ...counted,
  precision: precisionOf(counted),
  medianHoursToFirstAnswer,
});

/** How much happened, to put what is told in order. */
const busyness = ({ dailyCandidates, applications, interviews, hires }: Counted) =>
  dailyCandidates + applications + interviews + hires;

async function jobsByStatus(db: Database, scope: StatsScope): Promise<RecruiterStats['jobsByStatus']> {
  const { rows } = await sql<{ status: JobStatus; n: number }>`
    select "status", count(*) as "n" from (${jobsOf(scope)}) "own" group by "status"`.execute(db);
  const counts = new Map(rows.map(({ status, n }) => [status, n]));
  return Object.fromEntries(
    JobStatus.options.map((status) => [status, counts.get(status) ?? 0]),
  ) as RecruiterStats['jobsByStatus'];
}

async function perJob(
  db: Database,
  counts: ReadonlyMap<string | null, Counted>,
  medians: MedianHours,
): Promise<RecruiterStats['perJob']> {
  const ids = [...counts.keys()].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const jobs = await db.selectFrom('jobs').select(['id', 'title', 'status']).where('id', 'in', ids).execute();
  return jobs
    .map(({ id, title, status }) => ({
      jobId: id,
      jobTitle: title,
      jobStatus: status,
      ...figuresOf(counts.get(id) ?? nothing(), medians.job(id)),
    }))
    .sort((a, b) => busyness(b) - busyness(a) || a.jobTitle.localeCompare(b.jobTitle, 'en'));
}

interface Needed {
  db: Database;
  mediansOf: MediansOf;
}

/** Everything of the period but who the recruiters are. */
async function count({ db, mediansOf }: Needed, scope: StatsScope, days: number, now: Date) {
  const dates = lastDays(now, days);
  const periodFrom = dayBefore(now, days - 1);
  // The first day of the series has a precision of its own, made of the days before it.
  const daysFrom = dayBefore(now, days - 1 + precisionDays - 1);
  const [statuses, rows] = await Promise.all([
    jobsByStatus(db, scope),
    countFigures(db, scope, { daysFrom, periodFrom, jobs: jobLimit }),
  ]);
  const byDay = grouped(rows, 'DAY');
  const byJob = grouped(rows, 'JOB');
  const period = sumOf(dates.map((date) => byDay.get(date) ?? nothing()));
  const medians = await mediansOf(scope, periodFrom, period.applications);
  const precisionOn = lastDays(now, days + precisionDays - 1).map((_, index, all) =>
    sumOf(
      all.slice(Math.max(0, index - precisionDays + 1), index + 1).map((day) => byDay.get(day) ?? nothing()),
    ),
  );
  const series = dates.map((date, index) => ({
    date,
    ...(byDay.get(date) ?? nothing()),
    precisionLast30Days: precisionOf(precisionOn[index + precisionDays - 1] ?? nothing()),
    medianHoursToFirstAnswer: medians.day(date),
  }));
  const stats: RecruiterStats = {
    jobsByStatus: statuses,
    ...sumOf(grouped(rows, 'ALL').values()),
    precisionLast30Days: series.at(-1)?.precisionLast30Days ?? null,
    period: figuresOf(period, medians.all),
    series,
    perJob: await perJob(db, byJob, medians),
  };
  return { stats, byRecruiter: grouped(rows, 'RECRUITER'), medians };
}

/**
 * A recruiter's figures.
 *
 * @param days of the series and of the period, today among them
 */
export const recruiterStats = async (
  needed: Needed,
  recruiterEmail: string,
  days: number,
  now: Date,
): Promise<RecruiterStats> => (await count(needed, { recruiterEmail }, days, now)).stats;

/** Active recruiters of an employer: those most happened with, and others while there is room. */
function busiestRecruiters(db: Database, employerEmail: string, counts: ReadonlyMap<string | null, Counted>) {
  const busiest = [...counts]
    .toSorted(([, a], [, b]) => busyness(b) - busyness(a))
    .slice(0, recruiterLimit)
    .map(([email]) => email);
  return db
    .selectFrom('recruiters')
    .select(['recruiterEmail', 'recruiterFirstName', 'recruiterLastName'])
    .where('employerEmail', '=', employerEmail)
    .where('status', '=', 'ACTIVE')
    .orderBy(sql`"recruiterEmail" = any(${busiest}::text[])`, 'desc')
    .orderBy('createdAt')
    .limit(recruiterLimit)
    .execute();
}

/** An employer's figures: of all its recruiters together and of each by itself. */
export async function employerStats(
  needed: Needed,
  employerEmail: string,
  days: number,
  now: Date,
): Promise<EmployerStats> {
  const { stats, byRecruiter, medians } = await count(needed, { employerEmail }, days, now);
  const recruiters = await busiestRecruiters(needed.db, employerEmail, byRecruiter);
  const perRecruiter = recruiters
    .map(
      ({ recruiterEmail, recruiterFirstName, recruiterLastName }): RecruiterFigures => ({
        recruiterEmail,
        recruiterName: fullName(recruiterFirstName, recruiterLastName),
        ...figuresOf(byRecruiter.get(recruiterEmail) ?? nothing(), medians.recruiter(recruiterEmail)),
      }),
    )
    .sort((a, b) => busyness(b) - busyness(a) || a.recruiterName.localeCompare(b.recruiterName, 'en'));
  return { ...stats, perRecruiter };
}
