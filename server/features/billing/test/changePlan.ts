/** Changing to another plan at once: what is left of the period that was paid counts towards the new plan. */
import type { Plan } from '../../../../schemas/plans.ts';
import { ApiError } from '../../../base/errors.ts';
import { type Account, changeSubscription, openInvoice } from './account.ts';
import { isPaidByKeptCard, markPaid, periodEnd } from './pay.ts';
import { toCents } from './start.ts';
import type { TestSubscriptionRow } from './tables.ts';

/** The period the new plan begins with, and what it costs less what is left of the old one. */
async function priceOf(account: Account, old: TestSubscriptionRow, plan: Plan) {
  if (old.periodStart === null || old.periodEnd === null) throw new Error('Active, and nothing was paid.');
  const { now } = account;
  const [from, to] = [Date.parse(old.periodStart), Date.parse(old.periodEnd)];
  const left = (to - Date.parse(now)) / (to - from);
  const amount = toCents(plan.amount);
  // Of the same length, the new plan goes on in the same period; else a new period begins.
  if (plan.interval === old.interval) {
    const { anchor, periods, periodStart, periodEnd } = old;
    const total = Math.round((amount - old.amount) * left);
    return { total, unused: Math.round(old.amount * left), anchor, periods, periodStart, periodEnd };
  }
  const unused = Math.round(old.amount * left);
  const total = amount - unused;
  const end = await periodEnd(account, now, plan.interval, 1);
  return { total, unused, anchor: now, periods: 1, periodStart: now, periodEnd: end };
}

/** @throws ApiError ILLEGAL_MOVE, or PAYMENT_FAILED when the kept card is declined; then nothing may be committed */
export async function changePlan(account: Account, old: TestSubscriptionRow, plan: Plan): Promise<void> {
  if (old.status !== 'ACTIVE') {
    throw new ApiError('ILLEGAL_MOVE', 'The plan can be changed once the subscription is paid.');
  }
  if (old.planId === plan.id) return;
  const { now } = account;
  const { total, unused, ...period } = await priceOf(account, old, plan);
  const invoice = await openInvoice(
    account,
    { id: old.id, currency: plan.currency },
    {
      ...{ total, unused, reason: 'CHANGE', planId: plan.id },
      ...{ periodStart: now, periodEnd: period.periodEnd, createdAt: now },
    },
  );
  if (!(await isPaidByKeptCard(account, old, invoice))) {
    throw new ApiError(
      'PAYMENT_FAILED',
      'Your card was declined, so your plan stays as it is. Cancel it and buy the other plan with another card.',
    );
  }
  await markPaid(account, invoice, old.last4, now);
  const { amount, currency, interval, id: planId } = plan;
  const bought = { planId, amount: toCents(amount), currency, interval };
  await changeSubscription(account, old, { ...bought, ...period, dueAt: period.periodEnd }, now);
}
