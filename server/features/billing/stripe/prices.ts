/** Which price of Stripe stands for which plan, and that each asks for what the plan says. */
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import { type Plan, plans } from '../../../../schemas/plans.ts';
import { ask, isRefused, unavailable } from './ask.ts';
import { minorUnits } from './parts.ts';

/** Stripe's price ids by our plans'. */
export type PriceIds = Readonly<Record<string, string>>;

export interface Prices {
  /** The price to sell a plan at. @throws ApiError PAYMENTS_UNAVAILABLE when it is not what the plan says */
  priceOf(plan: Plan): Promise<string>;
  /** The plan a price stands for; null for one nobody configured. */
  planOf(priceId: string): string | null;
  /** Compares all of them, so that a wrong one is in the log before anyone buys. */
  check(): Promise<void>;
}

/** The faults of a price; empty when it is what the plan says. */
function differences(plan: Plan, price: Stripe.Price): string[] {
  const { amount, currency, interval } = plan;
  const every = price.recurring;
  const facts: [string, unknown, unknown][] = [
    ['active', price.active, true],
    ['amount', price.unit_amount, amount * minorUnits],
    ['currency', price.currency.toUpperCase(), currency],
    ['interval', every?.interval.toUpperCase(), interval],
    ['every', every?.interval_count, 1],
    ['usage', every?.usage_type, 'licensed'],
  ];
  return facts.flatMap(([name, is, wanted]) =>
    is === wanted ? [] : [`${name} is ${String(is)} and not ${String(wanted)}`],
  );
}

export function createPrices(stripe: Stripe, ids: PriceIds, log: FastifyBaseLogger): Prices {
  const planIds = new Map(Object.entries(ids).map(([planId, priceId]) => [priceId, planId]));
  /** Plans whose price was compared and is right; a wrong one is looked at again, it may have been set right. */
  const right = new Set<string>();

  async function isRight(plan: Plan, priceId: string): Promise<boolean> {
    try {
      const wrong = differences(plan, await stripe.prices.retrieve(priceId));
      if (wrong.length === 0) return true;
      log.error(
        { plan: plan.id, price: priceId, wrong },
        'a price of STRIPE_PRICES is wrong; the plan is not sold',
      );
    } catch (error) {
      if (!isRefused(error)) throw error;
      log.error(
        { plan: plan.id, price: priceId },
        'a price of STRIPE_PRICES does not exist; the plan is not sold',
      );
    }
    return false;
  }

  async function priceOf(plan: Plan): Promise<string> {
    const priceId = ids[plan.id];
    if (priceId === undefined) throw unavailable();
    if (right.has(plan.id)) return priceId;
    if (!(await ask(log, () => isRight(plan, priceId)))) throw unavailable();
    right.add(plan.id);
    return priceId;
  }

  return {
    priceOf,
    planOf: (priceId) => planIds.get(priceId) ?? null,
    async check() {
      // The fault, or that Stripe is away, is in the log; buying looks again.
      await Promise.allSettled(plans.map(priceOf));
    },
  };
}
