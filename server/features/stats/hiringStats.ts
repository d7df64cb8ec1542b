/** How people come to jobs, how far they get and how long it takes: a recruiter's own jobs, or those of an employer. */
import { dayOf } from '../../../schemas/base/days.ts';
import {
  type EmployerHiringQuery,
  type EmployerHiringStats,
  HiringCounts,
  type HiringRow,
  HiringSource,
  type MedianDays,
  type RecruiterHiring,
  type RecruiterHiringQuery,
  type RecruiterHiringStats,
} from '../../../schemas/hiring.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import { noSuchJob } from '../jobs/findJob.ts';
import {
  countDays,
  countDaysOfJobs,
  countHiring,
  type DaysCount,
  type HiringCount,
  type HiringSpan,
} from './hiringFigures.ts';
import { medianDays } from './medianDays.ts';
import type { StatsScope } from './scope.ts';

/** How many jobs and recruiters are told by themselves. */
const mostTold = 50;

/** The first day of the first of so many months, this one the last. */
function firstDay(now: Date, months: number): string {
  return dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1)));
}

/** The days of a step, for all together or for one job, recruiter or source. */
type DaysOf = (by: DaysCount['by'], of?: string | null, what?: DaysCount['what']) => MedianDays;

function daysByKey(all: readonly DaysCount[]): DaysOf {
  const keyOf = (by: string, of: string | null, what: string) => `${by} ${what} ${of}`;
  const byKey = Map.groupBy(all, ({ by, of, what }) => keyOf(by, of, what));
  return (by, of = null, what = 'toHire') => medianDays(byKey.get(keyOf(by, of, what)) ?? []);
}

/** The counts of one kind that has a key, with the days they took. */
function rowsOf(counts: readonly HiringCount[], days: DaysOf, by: DaysCount['by']) {
  return counts.flatMap(({ by: kind, of, jobsCount: _, ...counted }): [string, HiringRow][] =>
    kind === by && of !== null ? [[of, { ...counted, daysToHire: days(by, of) }]] : [],
  );
}

const nothing = () =>
  HiringCounts.parse(Object.fromEntries(Object.keys(HiringCounts.shape).map((name) => [name, 0])));

async function perJob(db: Database, rows: readonly [string, HiringRow][]) {
  const ids = rows.map(([id]) => id);
  if (ids.length === 0) return [];
  const jobs = await db.selectFrom('jobs').select(['id', 'title', 'status']).where('id', 'in', ids).execute();
  const found = new Map(jobs.map((job) => [job.id, job]));
  return rows.flatMap(([id, row]) => {
    const job = found.get(id);
    return job ? [{ jobId: id, jobTitle: job.title, jobStatus: job.status, ...row }] : [];
  });
}

async function hiringOf(db: Database, span: HiringSpan) {
  const [counts, times] = await Promise.all([countHiring(db, span, mostTold), countDays(db, span)]);
  const days = daysByKey(times);
  const jobIds = counts.flatMap(({ by, of }) => (by === 'JOB' && of !== null ? [of] : []));
  const daysOfJobs = daysByKey(await countDaysOfJobs(db, jobIds, span));
  const {
    jobsCount = 0,
    by: _by,
    of: _of,
    ...funnel
  } = counts.find(({ by }) => by === 'ALL') ?? {
    ...nothing(),
    ...{ by: 'ALL', of: null, jobsCount: 0 },
  };
  const bySource = new Map(rowsOf(counts, days, 'SOURCE'));
  const stats: RecruiterHiringStats = {
    from: span.from,
    funnel,
    toHire: days('ALL'),
    toInterview: days('ALL', null, 'toInterview'),
    toOffer: days('ALL', null, 'toOffer'),
    fromOffer: days('ALL', null, 'fromOffer'),
    jobsCount,
    perJob: await perJob(db, rowsOf(counts, daysOfJobs, 'JOB')),
    perSource: HiringSource.options.flatMap((source) => {
      const row = bySource.get(source);
      return row && row.shown + row.applied > 0 ? [{ source, ...row }] : [];
    }),
  };
  return { stats, byRecruiter: rowsOf(counts, days, 'RECRUITER') };
}

/** @throws ApiError NOT_FOUND unless the job is one of the scope */
async function findJobOf(db: Database, scope: StatsScope, jobId: string | undefined): Promise<void> {
  if (jobId === undefined) return;
  let jobs = db.selectFrom('jobs').select('jobs.id').where('jobs.id', '=', jobId);
  jobs =
    'recruiterEmail' in scope
      ? jobs.where('jobs.recruiterEmail', '=', scope.recruiterEmail)
      : jobs
          .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
          .where('recruiters.employerEmail', '=', scope.employerEmail);
  await jobs.executeTakeFirstOrThrow(noSuchJob);
}

/** @throws ApiError NOT_FOUND where the job is someone else's */
export async function recruiterHiring(
  db: Database,
  recruiterEmail: string,
  { months, jobId, source }: RecruiterHiringQuery,
  now: Date,
): Promise<RecruiterHiringStats> {
  const scope = { recruiterEmail };
  await findJobOf(db, scope, jobId);
  return (await hiringOf(db, { scope, from: firstDay(now, Number(months)), jobId, source })).stats;
}

/** Who they are, those with the most applications first; nobody without anything. */
async function perRecruiter(
  db: Database,
  employerEmail: string,
  rows: readonly [string, HiringRow][],
): Promise<RecruiterHiring[]> {
  const emails = rows.map(([email]) => email);
  if (emails.length === 0) return [];
  const recruiters = await db
    .selectFrom('recruiters')
    .select(['recruiterEmail', recruiterName().as('recruiterName')])
    .where('employerEmail', '=', employerEmail)
    .where('recruiterEmail', 'in', emails)
    .execute();
  const names = new Map(recruiters.map((one) => [one.recruiterEmail, one.recruiterName]));
  return rows.flatMap(([email, row]) => {
    const name = names.get(email);
    const hasAny = row.shown + row.applied > 0;
    return name !== undefined && hasAny ? [{ recruiterEmail: email, recruiterName: name, ...row }] : [];
  });
}

/** @throws ApiError NOT_FOUND where the job or the recruiter is someone else's */
export async function employerHiring(
  db: Database,
  employerEmail: string,
  { months, jobId, source, recruiterEmail }: EmployerHiringQuery,
  now: Date,
): Promise<EmployerHiringStats> {
  if (recruiterEmail !== undefined)
    await db
      .selectFrom('recruiters')
      .select('recruiterEmail')
      .where('recruiterEmail', '=', recruiterEmail)
      .where('employerEmail', '=', employerEmail)
      .executeTakeFirstOrThrow(() => notFound('There is no such recruiter.'));
  const scope = recruiterEmail === undefined ? { employerEmail } : { recruiterEmail };
  await findJobOf(db, scope, jobId);
  const span = { scope, from: firstDay(now, Number(months)), jobId, source };
  const { stats, byRecruiter } = await hiringOf(db, span);
  return { ...stats, perRecruiter: await perRecruiter(db, employerEmail, byRecruiter) };
}
