/** Jobs whose plan has ended wait: nothing is deleted, and no list is made for someone who may not see it. */
import { sql } from 'kysely';
import { sourceLocale } from '../../../../schemas/base/locales.ts';
import type { Env } from '../../../base/env.ts';
import type { Database } from '../../../db/database.ts';
import type { SendMail } from '../../../mail/queue.ts';
import { jobsOnHold } from '../../../mail/templates/planMails.ts';

/** How long a renewal may be under way, or a failed one be tried again, before the plan counts as ended. */
const graceDays = 7;

/** At most so many recruiters at once; the next hour takes the others. */
const atOnce = 500;

export interface PlanEndServices {
  db: Database;
  env: Pick<Env, 'APP_URL'>;
  sendMail: SendMail;
}

/** Recruiters with open jobs who once had a plan, their own or the employer's, and have none that runs or may recover. */
async function recruitersWithoutPlan(db: Database, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const { rows } = await sql<{ recruiterEmail: string }>`
    select "recruiterEmail" from "recruiters"
    where exists (
        select from "jobs" where "jobs"."recruiterEmail" = "recruiters"."recruiterEmail" and "jobs"."status" = 'OPEN')
      and exists (
        select from "subscriptions"
        where "userEmail" in ("recruiterEmail", "employerEmail") and "status" <> 'INCOMPLETE')
      and not exists (
        select from "subscriptions"
        where "userEmail" in ("recruiterEmail", "employerEmail")
          and (("status" = 'ACTIVE' and "currentPeriodEnd" > ${at}::timestamptz)
            or ("status" in ('ACTIVE', 'PAST_DUE') and "provider" is not null and not "cancelAtPeriodEnd"
              and "currentPeriodEnd" > ${at}::timestamptz - make_interval(days => ${graceDays}))))
    limit ${atOnce}`.execute(db);
  return rows.map(({ recruiterEmail }) => recruiterEmail);
}

/**
 * Puts the open jobs of recruiters whose plan has ended on hold, and tells each of them in one mail.
 *
 * @returns how many jobs were put on hold
 */
export async function holdJobsWithoutPlan(
  { db, env, sendMail }: PlanEndServices,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const recruiters = await recruitersWithoutPlan(tx, now);
    if (recruiters.length === 0) return 0;
    const held = await tx
      .updateTable('jobs')
      .set({ status: 'ON_HOLD', openSince: null, updatedAt: now.toISOString() })
      .where('status', '=', 'OPEN')
      .where('recruiterEmail', 'in', recruiters)
      .returning(['recruiterEmail', 'title'])
      .execute();
    const people = await tx
      .selectFrom('users')
      .select(['email', 'locale'])
      .where('email', 'in', recruiters)
      .execute();
    const locales = new Map(people.map(({ email, locale }) => [email, locale]));
    for (const [to, jobs] of Map.groupBy(held, ({ recruiterEmail }) => recruiterEmail)) {
      const titles = jobs.map(({ title }) => title);
      const locale = locales.get(to) ?? sourceLocale;
      await sendMail(tx, { to, letter: jobsOnHold({ titles, appUrl: env.APP_URL }), locale });
    }
    return held.length;
  });
}
