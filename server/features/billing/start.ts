/** Starting to pay: one subscription at a time, however often someone presses the button. */
import { v7 as uuidv7 } from 'uuid';
import type { Plan, PlanPurchase } from '../../../schemas/plans.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Start } from '../../services/paymentProvider.ts';
import { choosePlan } from './choosePlan.ts';
import { askIfCovered } from './coveredTwice.ts';
import type { PaymentServices } from './customers.ts';
import { endUnpaid } from './endUnpaid.ts';
import { ensureCustomer } from './ensureCustomer.ts';
import { syncCustomer } from './sync.ts';

/** The requests to the provider: one start, and an end to everything else that was started and not paid. */
interface Begun {
  start: Start;
  /** Whether the row was made just now. */
  isNew: boolean;
  /** The provider's ids of payments that were begun for something else. */
  others: string[];
}

interface Wanted {
  userEmail: string;
  customerId: string;
  plan: Plan;
  /** Whether one that was begun has to give way even if it is for the same plan. */
  replaces: boolean;
  /** The employer's plan beside which it is bought knowingly. */
  coverTold: string | null;
}

/** Lets one start of a customer happen after the other. */
const lockCustomer = (tx: Database, customerId: string) =>
  tx.selectFrom('paymentCustomers').select('asked').where('providerId', '=', customerId).forUpdate();

/** Takes over the payment that was begun for this plan, or notes a new one, while nobody else can. */
async function begin(
  { db, payments, clock }: PaymentServices,
  { userEmail, customerId, plan, replaces, coverTold }: Wanted,
): Promise<Begun> {
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId).executeTakeFirstOrThrow();
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
    if (overdue && (replaces || overdue.planId !== plan.id)) {
      throw new ApiError(
        'DUPLICATE',
        'The last payment of your plan is overdue. Pay it, or cancel the plan and choose again.',
      );
    }
    const begun = replaces
      ? undefined
      : rows.find((row) => row.planId === plan.id && row.startedAs === 'PAYMENT');
    // An overdue plan is paid as it was: the provider knows the invoice that waits.
    // While another start is under way, or was cut short, only a newer row tells which of the two goes on.
    const isAlone = rows.every(({ id, providerId }) => providerId !== null || id === begun?.id);
    const same = overdue ?? (isAlone ? begun : undefined);
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
          startedAs: replaces ? 'CHECKOUT' : 'PAYMENT',
          coverTold,
        })
        .execute();
    }
    return { start: { customerId, plan, subscriptionId }, isNew: !same, others };
  });
}

/**
 * Of two starts for different plans under way at once, one gives way: the one whose row is not the newest. Under the same
 * lock as `begin`, so a payment begun later finds what is kept here, or is found.
 *
 * @returns whether it may be paid
 */
async function keep(
  { db, payments }: PaymentServices,
  { customerId, subscriptionId }: Start,
  userEmail: string,
  providerId: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId).execute();
    const newer = await tx
      .selectFrom('subscriptions')
      .select('id')
      .where('userEmail', '=', userEmail)
      .where('provider', '=', payments.name)
      .where('status', '<>', 'CANCELED')
      .where('id', '>', subscriptionId)
      .executeTakeFirst();
    if (newer) return false;
    await tx
      .updateTable('subscriptions')
      .set({ providerId })
      .where('id', '=', subscriptionId)
      .where('providerId', 'is', null)
      .execute();
    return true;
  });
}

async function startWith<T extends { id: string }>(
  services: PaymentServices,
  caller: Caller,
  { planId, evenIfCovered }: PlanPurchase,
  replaces: boolean,
  ask: (start: Start) => Promise<T>,
): Promise<T & { subscriptionId: string }> {
  const { db } = services;
  const plan = choosePlan(caller.role, planId);
  const coverTold = await askIfCovered(services, caller, evenIfCovered);
  const customerId = await ensureCustomer(services, caller);
  // A plan paid a moment ago must not be bought again.
  await syncCustomer(services, customerId);
  const { start, isNew, others } = await begin(services, {
    userEmail: caller.email,
    customerId,
    plan,
    replaces,
    coverTold,
  });
  const { subscriptionId } = start;
  try {
    for (const id of others) await endUnpaid(services, id);
    const begun = await ask(start);
    if (await keep(services, start, caller.email, begun.id)) return { ...begun, subscriptionId };
    await services.payments.endUnpaid(begun.id);
    throw new ApiError(
      'DUPLICATE',
      'You have just begun to pay for another plan, on another page. Go on there, or load this page again.',
    );
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
 * @throws ApiError INVALID_FIELDS, COVERED_ALREADY, DUPLICATE when there is a plan already or another start is newer,
 *   PAYMENTS_UNAVAILABLE and nothing is kept
 */
export const startPayment = (services: PaymentServices, caller: Caller, wanted: PlanPurchase) =>
  startWith(services, caller, wanted, false, (start) => services.payments.startPayment(start));

/**
 * A payment on a page of the provider.
 *
 * @param pages where the provider sends the browser to afterwards
 * @throws ApiError as `startPayment`
 */
export const startCheckout = (
  services: PaymentServices,
  caller: Caller,
  wanted: PlanPurchase,
  pages: { successUrl: string; cancelUrl: string },
) =>
  startWith(services, caller, wanted, true, (start) =>
    services.payments.startCheckout({ ...start, ...pages }),
  );
