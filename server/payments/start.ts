/** Starting to pay: one subscription at a time, however often somebody presses the button. */
import { v7 as uuidv7 } from 'uuid';
import type { Plan } from '../../schemas/plans.ts';
import type { Caller } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { choosePlan } from './choosePlan.ts';
import type { PaymentServices } from './customers.ts';
import { endUnpaid } from './endUnpaid.ts';
import { ensureCustomer } from './ensureCustomer.ts';
import type { Start } from './provider.ts';
import { syncCustomer } from './sync.ts';

/** What is to be asked of the provider: one start, and an end to whatever else was begun and not paid. */
interface Begun {
  start: Start;
  /** Whether the row was made just now. */
  isNew: boolean;
  /** The provider's ids of payments that were begun for something else. */
  others: string[];
}

/**
 * Takes over the payment that was begun for this plan, or notes a new one, while nobody else can.
 *
 * @param anew whether one that was begun has to give way even if it is for the same plan
 */
async function begin(
  { db, payments, clock }: PaymentServices,
  userEmail: string,
  customerId: string,
  plan: Plan,
  anew: boolean,
): Promise<Begun> {
  return db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('paymentCustomers')
      .select('asked')
      .where('providerId', '=', customerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const rows = await tx
      .selectFrom('subscriptions')
      .select(['id', 'planId', 'status', 'providerId', 'startedAs'])
      .where('userEmail', '=', userEmail)
      .where('provider', '=', payments.name)
      .where('status', '<>', 'CANCELED')
      .execute();
    if (rows.some(({ status }) => status === 'ACTIVE')) {
      throw new ApiError('DUPLICATE', 'You have a plan already. Change it instead of buying another.');
    }
    const overdue = rows.find(({ status }) => status === 'PAST_DUE');
    if (overdue && (anew || overdue.planId !== plan.id)) {
      throw new ApiError(
        'DUPLICATE',
        'The last payment of your plan is overdue. Pay it, or cancel the plan and choose again.',
      );
    }
    const begun = anew
      ? undefined
      : rows.find((row) => row.planId === plan.id && row.startedAs === 'PAYMENT');
    // What is overdue is paid as it was: the provider knows the invoice that waits.
    const same = overdue ?? begun;
    const others = rows.flatMap(({ id, providerId }) => (providerId && id !== same?.id ? [providerId] : []));
    const subscriptionId = same?.id ?? uuidv7();
    if (!same) {
      await tx
        .insertInto('subscriptions')
        .values({
          id: subscriptionId,
          userEmail,
          planId: plan.id,
          status: 'INCOMPLETE',
          currentPeriodEnd: null,
          cancelAtPeriodEnd: false,
          createdAt: clock().toISOString(),
          provider: payments.name,
          startedAs: anew ? 'CHECKOUT' : 'PAYMENT',
        })
        .execute();
    }
    return { start: { customerId, plan, subscriptionId }, isNew: !same, others };
  });
}

async function startWith<T>(
  services: PaymentServices,
  caller: Caller,
  planId: string,
  anew: boolean,
  ask: (start: Start) => Promise<T>,
): Promise<T & { subscriptionId: string }> {
  const { db } = services;
  const plan = choosePlan(caller.role, planId);
  const customerId = await ensureCustomer(services, caller);
  // What was paid a moment ago must not be bought again.
  await syncCustomer(services, customerId);
  const { start, isNew, others } = await begin(services, caller.email, customerId, plan, anew);
  const { subscriptionId } = start;
  try {
    for (const id of others) await endUnpaid(services, id);
    return { ...(await ask(start)), subscriptionId };
  } catch (error) {
    if (isNew) {
      await db
        .deleteFrom('subscriptions')
        .where('id', '=', subscriptionId)
        .where('status', '=', 'INCOMPLETE')
        .where('providerId', 'is', null)
        .execute();
    }
    throw error;
  }
}

/**
 * A payment on our own page. Begun twice for the same plan, it is the same payment.
 *
 * @throws ApiError INVALID_FIELDS, DUPLICATE when there is a plan already, PAYMENTS_UNAVAILABLE and nothing is kept
 */
export const startPayment = (services: PaymentServices, caller: Caller, planId: string) =>
  startWith(services, caller, planId, false, (start) => services.payments.startPayment(start));

/**
 * A payment on a page of the provider.
 *
 * @param pages where the provider sends the browser to afterwards
 * @throws ApiError as `startPayment`
 */
export const startCheckout = (
  services: PaymentServices,
  caller: Caller,
  planId: string,
  pages: { successUrl: string; cancelUrl: string },
) =>
  startWith(services, caller, planId, true, async (start) => {
    const session = await services.payments.startCheckout({ ...start, ...pages });
    await services.db
      .updateTable('subscriptions')
      .set({ providerId: session.id })
      .where('id', '=', start.subscriptionId)
      .where('providerId', 'is', null)
      .execute();
    return session;
  });
