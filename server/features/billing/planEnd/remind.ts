/** Mails a week and a day before a plan ends. One that renews by itself has no end to speak of. */
import { sql } from 'kysely';
import { plans } from '../../../../schemas/plans.ts';
import { planEndsSoon } from '../../../mail/templates/planMails.ts';
import { addNotice } from '../../notices/notify.ts';
import { readersOfAll } from '../../notices/readersOf.ts';
import type { PlanEndServices } from './holdJobs.ts';
import { isCoveredAfter } from './isCoveredAfter.ts';

/** Nearest first: a day before the end nobody is reminded of the week before it. */
const reminders = [
  { name: 'DAY', ms: 24 * 60 * 60_000 },
  { name: 'WEEK', ms: 7 * 24 * 60 * 60_000 },
] as const;

/** At most so many mails of a kind at once; the next hour takes the others. */
const atOnce = 500;

/** A given plan is not for sale and has no name. */
const nameOf = (planId: string) => plans.find(({ id }) => id === planId)?.name ?? '';

/** @returns how many were reminded */
export async function remindOfEnd({ db, env, sendMail }: PlanEndServices, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Kept after all, or bought again: the next end is announced again.
    await tx
      .updateTable('subscriptions')
      .set({ reminded: null })
      .where('reminded', 'is not', null)
      .where('currentPeriodEnd', '>', new Date(now.getTime() + reminders[1].ms).toISOString())
      .execute();
    let count = 0;
    for (const { name, ms } of reminders) {
      const due = await tx
        .selectFrom('subscriptions')
        .innerJoin('users', 'users.email', 'subscriptions.userEmail')
        .select(['subscriptions.id', 'userEmail', 'planId', 'currentPeriodEnd', 'users.role'])
        .select(isCoveredAfter(now).as('isCovered'))
        .where('status', '=', 'ACTIVE')
        .where(({ or, eb }) => or([eb('cancelAtPeriodEnd', '=', true), eb('provider', 'is', null)]))
        .where('currentPeriodEnd', '>', now.toISOString())
        .where('currentPeriodEnd', '<=', new Date(now.getTime() + ms).toISOString())
        .where(({ or, eb }) =>
          or([
            eb('reminded', 'is', null),
            // The week's mail does not stand for the day's.
            name === 'DAY' ? eb('reminded', '=', 'WEEK') : sql.lit(false),
          ]),
        )
        .where(
          sql<boolean>`not exists (
            select from "subscriptions" as "other"
            where "other"."userEmail" = "subscriptions"."userEmail" and "other"."status" = 'ACTIVE'
              and "other"."currentPeriodEnd" > "subscriptions"."currentPeriodEnd")`,
        )
        .orderBy('currentPeriodEnd')
        .limit(atOnce)
        .forUpdate('subscriptions')
        .skipLocked()
        .execute();
      if (due.length === 0) continue;
      await tx
        .updateTable('subscriptions')
        .set({ reminded: name })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .execute();
      const readers = await readersOfAll(
        tx,
        due.map(({ userEmail }) => userEmail),
      );
      for (const { userEmail, planId, currentPeriodEnd, role, isCovered } of due) {
        if (currentPeriodEnd === null) continue;
        const letter = planEndsSoon({
          role,
          isCovered,
          planName: nameOf(planId),
          end: currentPeriodEnd,
          appUrl: env.APP_URL,
        });
        for (const { to, locale } of readers.get(userEmail) ?? []) {
          const news = { to, kind: 'PLAN_ENDS', jobId: null, candidateEmail: null } as const;
          await addNotice(tx, { ...news, count: 1 }, now);
          await sendMail(tx, { to, letter, locale });
        }
      }
      count += due.length;
    }
    return count;
  });
}
