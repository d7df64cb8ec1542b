/** A subscriber's acts: end the plan, take that back, change it. */
import type { PlanPurchase } from '../../../schemas/plans.ts';
import type { Subscription } from '../../../schemas/subscription.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { choosePlan } from './choosePlan.ts';
import { askIfCovered, employerCover } from './coveredTwice.ts';
import { withCover } from './covering.ts';
import { customerOf, type PaymentServices } from './customers.ts';
import { endUnpaid } from './endUnpaid.ts';
import type { Log } from './forCustomers.ts';
import { notSetUp } from './noPayments.ts';
import { asAnswer, type OwnSubscription, ownSubscription, unlocks } from './ownSubscription.ts';
import { noteRefund, settleRefund } from './refunds.ts';
import { syncCustomer } from './sync.ts';

interface Managed extends OwnSubscription {
  providerId: string;
}

/** @throws ApiError ILLEGAL_MOVE for one that the provider knows nothing of, or that has ended */
function managed(subscription: OwnSubscription, { payments }: PaymentServices): Managed {
  const { provider, providerId, status } = subscription;
  if (status === 'CANCELED') throw new ApiError('ILLEGAL_MOVE', 'This plan has ended. Choose a plan again.');
  if (!provider) {
    throw new ApiError('ILLEGAL_MOVE', 'This plan was given to you. It costs nothing and ends by itself.');
  }
  if (payments.name === 'none') throw notSetUp();
  if (provider !== payments.name || !providerId) {
    throw new ApiError('ILLEGAL_MOVE', 'This plan is not being paid for.');
  }
  return { ...subscription, providerId };
}

/** Asks something of the provider about the caller's own subscription and answers with what has become of it. */
async function manage(
  services: PaymentServices,
  caller: Caller,
  id: string,
  ask: (subscription: Managed) => Promise<void>,
): Promise<Subscription> {
  const { db, clock } = services;
  const customerId = await customerOf(services, caller.email);
  const sync = async () => {
    if (customerId !== undefined) await syncCustomer(services, customerId);
  };
  await ownSubscription(db, caller, id);
  // An old copy must not decide about a plan that has ended, or was paid, at the provider a moment ago.
  await sync();
  await ask(managed(await ownSubscription(db, caller, id), services));
  await sync();
  return withCover(db, caller, asAnswer(await ownSubscription(db, caller, id), clock()), clock());
}

/** Ends it when the paid period does; one that is not paid, or no longer, ends now. */
export const cancelSubscription = (services: PaymentServices, caller: Caller, id: string) =>
  manage(services, caller, id, async ({ status, providerId }) => {
    if (status === 'ACTIVE') await services.payments.setCancelAtPeriodEnd(providerId, true);
    else await endUnpaid(services, providerId);
  });

/** @throws ApiError ILLEGAL_MOVE, COVERED_ALREADY */
export const resumeSubscription = (
  services: PaymentServices,
  caller: Caller,
  id: string,
  evenIfCovered: boolean | undefined,
) =>
  manage(services, caller, id, async ({ status, providerId }) => {
    if (status === 'INCOMPLETE') throw new ApiError('ILLEGAL_MOVE', 'This plan has not been paid for yet.');
    const coverTold = await askIfCovered(services, caller, evenIfCovered);
    await services.db.updateTable('subscriptions').set({ coverTold }).where('id', '=', id).execute();
    await services.payments.setCancelAtPeriodEnd(providerId, false);
  });

/**
 * Ends a recruiter's own plan at once where the employer's covers them; the unused part is paid back.
 *
 * @throws ApiError ILLEGAL_MOVE where no other plan covers them: then cancelling is what there is
 */
export const endSubscription = (services: PaymentServices, caller: Caller, id: string, log: Log) =>
  manage(services, caller, id, async (subscription) => {
    const { db, payments, clock } = services;
    if (!(await employerCover(db, caller, clock()))) {
      throw new ApiError(
        'ILLEGAL_MOVE',
        'No other plan covers you, so this one can only be canceled: it then ends with the paid period.',
      );
    }
    if (!unlocks(subscription, clock())) {
      throw new ApiError('ILLEGAL_MOVE', 'Only a plan that is paid for can be ended and paid back.');
    }
    const customerId = await customerOf(services, caller.email);
    if (customerId === undefined) throw new Error('A plan is paid for, and by no customer.');
    const refund = await noteRefund(services, customerId, subscription.providerId);
    await payments.end(subscription.providerId);
    if (!refund) return;
    await settleRefund(services, refund, log).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // The plan has ended; the money is handed over with the hour.
      log.warn({ refund: refund.id, code: error.code }, 'refund not taken yet');
    });
  });

/** @throws ApiError INVALID_FIELDS, ILLEGAL_MOVE, COVERED_ALREADY, PAYMENT_FAILED; the plan stays as it was */
export const changePlan = (
  services: PaymentServices,
  caller: Caller,
  id: string,
  { planId, evenIfCovered }: PlanPurchase,
) =>
  manage(services, caller, id, async (subscription) => {
    const plan = choosePlan(caller.role, planId);
    if (!unlocks(subscription, services.clock())) {
      throw new ApiError('ILLEGAL_MOVE', 'Only a plan that is paid for can be changed.');
    }
    if (subscription.cancelAtPeriodEnd) {
      throw new ApiError('ILLEGAL_MOVE', 'This plan is about to end. Take the cancellation back first.');
    }
    if (subscription.planId === plan.id) throw new ApiError('ILLEGAL_MOVE', 'You have this plan already.');
    await askIfCovered(services, caller, evenIfCovered);
    await services.payments.changePlan(subscription.providerId, plan);
  });
