/** Gives back what was paid for a month in which a promise was not kept. */
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { type Plan, plans } from '../../../../schemas/plans.ts';
import type { Env } from '../../../base/env.ts';
import { ApiError } from '../../../base/errors.ts';
import { traceOf } from '../../../base/openBoss.ts';
import type { Database } from '../../../db/database.ts';
import type { SendMail } from '../../../mail/queue.ts';
import { guaranteeCredited } from '../../../mail/templates/planMails.ts';
import type { ExpectFits } from '../../../services/expectFits.ts';
import type { PaymentProvider } from '../../../services/paymentProvider.ts';
import { expectMissing } from '../../jobs/noteExpected.ts';
import { readersOf } from '../../notices/readersOf.ts';
import { type Breach, findBreaches, payersAt } from './breaches.ts';
import { noteWeeks } from './weeks.ts';

/** Credits handed to the provider in one go; what is left waits for the next hour. */
const atOnce = 500;

export interface GuaranteeServices {
  db: Database;
  env: Pick<Env, 'APP_URL'>;
  sendMail: SendMail;
  payments: Pick<PaymentProvider, 'name' | 'credit' | 'cards'>;
  expectFits: ExpectFits;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The price of a month of a plan, in whole currency units; the part of one goes to the customer. */
const priceOfMonth = ({ amount, interval }: Plan) => (interval === 'MONTH' ? amount : Math.ceil(amount / 12));

/** Writes the credit and the mail about it; nothing where the month was credited meanwhile. */
async function store(services: GuaranteeServices, breach: Breach, now: Date): Promise<void> {
  const plan = plans.find(({ id }) => id === breach.planId);
  if (!plan) return;
  const { userEmail, planId: _planId, ...found } = breach;
  const { role, currency } = plan;
  const amount = priceOfMonth(plan);
  await services.db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('guaranteeCredits')
      .values({ ...found, id: uuidv7(), amount, currency, status: 'PENDING', createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    const { reason } = breach;
    const letter = guaranteeCredited({ reason, amount, currency, role, appUrl: services.env.APP_URL });
    for (const { to, locale } of await readersOf(tx, userEmail))
      await services.sendMail(tx, { to, letter, locale });
  });
}

/** Credits that are written down but not yet taken off an invoice; the provider counts each key once. */
async function handOver({ db, payments, log }: GuaranteeServices): Promise<number> {
  const pending = await db
    .selectFrom('guaranteeCredits')
    .innerJoin('subscriptions', 'subscriptions.id', 'guaranteeCredits.subscriptionId')
    .innerJoin('paymentCustomers', (join) =>
      join
        .onRef('paymentCustomers.userEmail', '=', 'subscriptions.userEmail')
        .onRef('paymentCustomers.provider', '=', 'subscriptions.provider'),
    )
    .select(['guaranteeCredits.id', 'amount', 'currency', 'reason', 'paymentCustomers.providerId'])
    .where('guaranteeCredits.status', '=', 'PENDING')
    .where('paymentCustomers.provider', '=', payments.name)
    .orderBy('guaranteeCredits.createdAt')
    .limit(atOnce)
    .execute();
  let count = 0;
  for (const { id, amount, currency, reason, providerId } of pending) {
    try {
      await payments.credit({ customerId: providerId, amount, currency, reason, key: id });
    } catch (error) {
      log.warn({ ...traceOf(error), credit: id }, 'credit not handed over yet');
      // One that is refused does not keep the others waiting; a provider that does not answer would.
      if (error instanceof ApiError && error.code === 'PAYMENTS_UNAVAILABLE') break;
      continue;
    }
    await db.updateTable('guaranteeCredits').set({ status: 'CREDITED' }).where('id', '=', id).execute();
    count += 1;
  }
  return count;
}

/**
 * Finds promises that were not kept and credits them. Safe to do again, and to be interrupted: a credit is written
 * down before the provider is told, and told until it has answered.
 *
 * @returns how many credits the provider has taken
 */
export async function keepGuarantee(services: GuaranteeServices, now: Date): Promise<number> {
  await expectMissing(services, payersAt(now));
  await noteWeeks(services.db, now);
  for (const breach of await findBreaches(services, now)) await store(services, breach, now);
  return handOver(services);
}
