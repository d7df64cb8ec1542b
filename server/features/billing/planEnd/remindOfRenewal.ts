/** Mails three weeks before a year's plan renews. A month's is no news to anyone. */
import { daysLater } from '../../../../schemas/base/days.ts';
import { plans } from '../../../../schemas/plans.ts';
import { planRenews } from '../../../mail/templates/planChangeMails.ts';
import { readersOfAll } from '../../notices/readersOf.ts';
import type { PlanEndServices } from './holdJobs.ts';

/** How long before the renewal, in days: long enough to think about it, and what the law of some places asks for. */
const days = 21;

/** At most so many at once; the next hour takes the others. */
const atOnce = 500;

const yearly = plans.filter(({ interval }) => interval === 'YEAR').map(({ id }) => id);

/** Each renewal is announced once. */
export async function remindOfRenewal({ db, env, sendMail }: PlanEndServices, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.email', 'subscriptions.userEmail')
      .select(['subscriptions.id', 'userEmail', 'planId', 'currentPeriodEnd', 'users.role'])
      .where('status', '=', 'ACTIVE')
      .where('provider', 'is not', null)
      .where('cancelAtPeriodEnd', '=', false)
      .where('planId', 'in', yearly)
      .where('currentPeriodEnd', '>', now.toISOString())
      .where('currentPeriodEnd', '<=', daysLater(now, days).toISOString())
      .where(({ eb, ref }) => eb('renewalTold', 'is distinct from', ref('currentPeriodEnd')))
      .orderBy('currentPeriodEnd')
      .limit(atOnce)
      .forUpdate('subscriptions')
      .skipLocked()
      .execute();
    const readers = await readersOfAll(
      tx,
      due.map(({ userEmail }) => userEmail),
    );
    for (const { id, userEmail, planId, currentPeriodEnd: end, role } of due) {
      if (end === null) continue;
      await tx.updateTable('subscriptions').set({ renewalTold: end }).where('id', '=', id).execute();
      const letter = planRenews({ planId, role, end, appUrl: env.APP_URL });
      for (const { to, locale } of readers.get(userEmail) ?? []) await sendMail(tx, { to, letter, locale });
    }
  });
}
