/** The promises the guarantee watches for someone, and the credits it has given them. */
import { sql } from 'kysely';
import { overEverywhere } from '../../../../schemas/base/answerDay.ts';
import type {
  Guarantee,
  GuaranteeCredit,
  GuaranteeLeftOut,
  GuaranteeWatch,
} from '../../../../schemas/guarantee.ts';
import { type Caller, companyOf } from '../../../access/caller.ts';
import type { Database } from '../../../db/database.ts';
import { payer } from './breaches.ts';
import { broughtAll, goodCandidateDue, undecided, usedUp } from './goodWeeks.ts';
import { shareDomain } from './sides.ts';
import { repeatsOf } from './weeks.ts';

/** The newest credits, and the promises due soonest. */
const atMost = 100;

const creditsOf = (db: Database, email: string): Promise<GuaranteeCredit[]> =>
  db
    .selectFrom('guaranteeCredits')
    .innerJoin('subscriptions', 'subscriptions.id', 'guaranteeCredits.subscriptionId')
    .leftJoin('jobs', 'jobs.id', 'guaranteeCredits.jobId')
    .select([
      'guaranteeCredits.id',
      'guaranteeCredits.reason',
      'guaranteeCredits.jobId',
      'jobs.title as jobTitle',
      'guaranteeCredits.applicationId',
      'guaranteeCredits.periodStart',
      'guaranteeCredits.periodEnd',
      'guaranteeCredits.amount',
      'guaranteeCredits.currency',
      'guaranteeCredits.status',
      'guaranteeCredits.createdAt',
    ])
    .where('subscriptions.userEmail', '=', email)
    .orderBy('guaranteeCredits.createdAt', 'desc')
    .orderBy('guaranteeCredits.id', 'desc')
    .limit(atMost)
    .execute();

/** Answers promised to a candidate. A promise is kept until its day is over everywhere. */
async function answersDue(db: Database, email: string): Promise<GuaranteeWatch[]> {
  const { rows } = await sql<
    Omit<GuaranteeWatch, 'dueAt' | 'undecided'> & { dueOn: string; employerEmail: string }
  >`
    select 'LATE_ANSWER' as "reason", "jobId", "jobs"."title" as "jobTitle", "applications"."id" as "applicationId",
      "answerBy" as "dueOn", "employerEmail"
    from "applications" join "jobs" on "jobs"."id" = "applications"."jobId"
    join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    where "candidateEmail" = ${email} and "applications"."status" = 'ACTIVE' and "answerBy" is not null
    order by "answerBy", "applications"."id"
    limit ${atMost}`.execute(db);
  const others = await companiesBeside(db, email, new Set(rows.map(({ employerEmail }) => employerEmail)));
  return rows
    .filter(({ employerEmail }) => others.has(employerEmail))
    .map(({ employerEmail: _employerEmail, ...row }) => ({
      ...row,
      dueAt: overEverywhere(row.dueOn),
      undecided: 0,
    }));
}

/** Companies that someone's address does not belong to. Networks and cards of others are nothing to tell. */
async function companiesBeside(
  db: Database,
  candidateEmail: string,
  companies: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const others = new Set<string>();
  for (const employerEmail of companies)
    if (!(await shareDomain(db, { candidateEmail, employerEmail }))) others.add(employerEmail);
  return others;
}

interface OpenJob {
  jobId: string;
  jobTitle: string;
  openSince: string;
  monthBefore: string;
  dueAt: string;
  /** The number of the estimate; null before there is one. */
  good: number | null;
  broughtAll: boolean;
  undecided: number;
  usedUp: boolean;
}

/** Open jobs that a plan someone has paid for covers, those first whose week ends first. */
async function openJobs(db: Database, { email, role }: Caller, { now, jobId }: Asked): Promise<OpenJob[]> {
  const mine = sql.ref(role === 'EMPLOYER' ? 'recruiters.employerEmail' : 'recruiters.recruiterEmail');
  const { rows } = await sql<OpenJob>`
    select "jobs"."id" as "jobId", "jobs"."title" as "jobTitle", "jobs"."openSince",
      "jobs"."openSince" - interval '1 month' as "monthBefore", ${goodCandidateDue} as "dueAt",
      "guaranteedJobs"."good", coalesce(${broughtAll}, false) as "broughtAll",
      coalesce(${undecided}, 0) as "undecided", ${usedUp(now)} as "usedUp"
    from "jobs" join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    left join "guaranteedJobs" on "guaranteedJobs"."jobId" = "jobs"."id"
    ${payer(now)}
    where "jobs"."status" = 'OPEN' and "jobs"."openSince" is not null and ${mine} = ${email}
      and ${jobId === undefined ? sql`true` : sql`"jobs"."id" = ${jobId}::uuid`}
    order by "dueAt", "jobs"."id"
    limit ${atMost}`.execute(db);
  return rows;
}

/** Weeks of open jobs that end without a good candidate unless one comes, and the jobs that have none. */
async function candidatesDue(
  db: Database,
  caller: Caller,
  asked: Asked,
): Promise<Pick<Guarantee, 'watched' | 'leftOut'>> {
  const jobs = await openJobs(db, caller, asked);
  const repeats = await repeatsOf(db, companyOf(caller), asked.now);
  const why = (job: OpenJob): GuaranteeLeftOut['why'] | null => {
    if (job.good === null) return 'PENDING';
    if (job.good === 0) return 'NO_NUMBER';
    if (repeats(job)) return 'REPEATED';
    if (job.broughtAll) return 'BROUGHT_ALL';
    return job.usedUp ? 'PASSED' : null;
  };
  const watched: GuaranteeWatch[] = [];
  const leftOut: GuaranteeLeftOut[] = [];
  for (const job of jobs) {
    const [reason, { jobId: id, jobTitle, dueAt, undecided: waiting }] = [why(job), job];
    if (reason) leftOut.push({ jobId: id, jobTitle, why: reason });
    else
      watched.push({
        reason: 'NO_GOOD_CANDIDATE',
        jobId: id,
        jobTitle,
        applicationId: null,
        dueOn: null,
        dueAt,
        undecided: waiting,
      });
  }
  return { watched, leftOut };
}

interface Asked {
  now: Date;
  /** Only this job of those who hire. */
  jobId: string | undefined;
}

/** Nothing is watched for someone without a plan: nothing was promised. */
export async function guaranteeOf(db: Database, caller: Caller, asked: Asked): Promise<Guarantee> {
  const credits = await creditsOf(db, caller.email);
  if (!caller.paid) return { credits, watched: [], leftOut: [] };
  if (caller.role === 'CANDIDATE')
    return { credits, watched: await answersDue(db, caller.email), leftOut: [] };
  return { credits, ...(await candidatesDue(db, caller, asked)) };
}
