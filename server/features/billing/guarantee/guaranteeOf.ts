/** The promises the guarantee watches for someone, and the credits it has given them. */
import { sql } from 'kysely';
import { overEverywhere } from '../../../../schemas/base/answerDay.ts';
import type { Guarantee, GuaranteeCredit, GuaranteeWatch } from '../../../../schemas/guarantee.ts';
import type { Caller } from '../../../access/caller.ts';
import type { Database } from '../../../db/database.ts';
import { goodCandidateDue } from './breaches.ts';

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
  const { rows } = await sql<Omit<GuaranteeWatch, 'dueAt'> & { dueOn: string }>`
    select 'LATE_ANSWER' as "reason", "jobId", "jobs"."title" as "jobTitle", "applications"."id" as "applicationId",
      "answerBy" as "dueOn"
    from "applications" join "jobs" on "jobs"."id" = "applications"."jobId"
    where "candidateEmail" = ${email} and "applications"."status" = 'ACTIVE' and "answerBy" is not null
    order by "answerBy", "applications"."id"
    limit ${atMost}`.execute(db);
  return rows.map((row) => ({ ...row, dueAt: overEverywhere(row.dueOn) }));
}

/** Weeks of open jobs that end without a good candidate unless one comes. */
async function candidatesDue(db: Database, { email, role }: Caller): Promise<GuaranteeWatch[]> {
  const mine = sql.ref(role === 'EMPLOYER' ? 'recruiters.employerEmail' : 'recruiters.recruiterEmail');
  const { rows } = await sql<GuaranteeWatch>`
    select 'NO_GOOD_CANDIDATE' as "reason", "jobs"."id" as "jobId", "jobs"."title" as "jobTitle",
      null as "applicationId", null as "dueOn", ${goodCandidateDue} as "dueAt"
    from "jobs" join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    where "jobs"."status" = 'OPEN' and "jobs"."openSince" is not null and ${mine} = ${email}
    order by "dueAt", "jobs"."id"
    limit ${atMost}`.execute(db);
  return rows;
}

/** Nothing is watched for someone without a plan: nothing was promised. */
export async function guaranteeOf(db: Database, caller: Caller): Promise<Guarantee> {
  const credits = await creditsOf(db, caller.email);
  if (!caller.paid) return { credits, watched: [] };
  const watched =
    caller.role === 'CANDIDATE' ? await answersDue(db, caller.email) : await candidatesDue(db, caller);
  return { credits, watched };
}
