/** The debt to someone who leaves, noted as they go, and the last mail that says so. */

import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { accountErased, type Leaver } from '../../mail/templates/accountErased.ts';
import { areaEndedMail } from '../../mail/templates/areaEndedMail.ts';
import type { Owed } from '../../services/paymentProvider.ts';
import type { Services } from '../../services/services.ts';
import { customerOf } from '../billing/customers.ts';
import { addRefund, paidPlan } from '../billing/refunds.ts';

export type GoodbyeServices = Pick<Services, 'db' | 'payments' | 'sendMail'>;

/** Null while the provider does not answer: the sum is asked for when it does. */
async function owedTo({ payments }: GoodbyeServices, customerId: string, now: Date): Promise<Owed | null> {
  try {
    return await payments.owed(customerId, now);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/**
 * Asks what there is to be asked while the person is still there.
 *
 * @param as how they leave, where their role does not say it
 * @returns what notes the refund and queues the mail, in the transaction of the erasure
 */
export async function prepareGoodbye(
  services: GoodbyeServices,
  email: string,
  now: Date,
  as?: Leaver,
): Promise<(tx: Database) => Promise<void>> {
  const { db, payments, sendMail } = services;
  const { name: provider, testMode } = payments;
  const user = await db
    .selectFrom('users')
    .select(['locale', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
  const customerId = await customerOf(services, email);
  const own = await paidPlan(db, provider, email, now);
  const owed = customerId === undefined ? null : await owedTo(services, customerId, now);
  return async (tx) => {
    if (customerId !== undefined) {
      const sum = owed ? { cents: Math.round(owed.refund * 100), currency: owed.currency } : null;
      await addRefund(tx, {
        ...{ provider, customerId, providerSubscriptionId: null, asOf: now.toISOString() },
        ...(sum ?? { cents: null, currency: null }),
      });
    }
    const plan = own?.currentPeriodEnd ? { planId: own.planId, end: own.currentPeriodEnd } : null;
    const refund = owed && { amount: owed.refund, currency: owed.currency };
    await sendMail(tx, {
      to: email,
      ...(user && { locale: user.locale }),
      letter: accountErased({ role: as ?? user?.role ?? 'CANDIDATE', testMode, plan, refund }),
    });
  };
}

/** Says that one area of the account has ended, and that the other is as it was. */
export async function tellAreaEnded(
  { sendMail, env }: Pick<Services, 'sendMail' | 'env'>,
  tx: Database,
  to: string,
  staysAs: 'EMPLOYER' | 'RECRUITER',
): Promise<void> {
  await sendMail(tx, { to, letter: areaEndedMail({ staysAs, appUrl: env.APP_URL }) });
}
