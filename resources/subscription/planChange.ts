/** Today's price of another plan, for someone who has paid for one. */
import { monthsLater } from '../../schemas/base/days.ts';
import type { Plan } from '../../schemas/plans.ts';

interface PlanChangeCost {
  /** Taken off because it was paid and will not be used. */
  unused: number;
  /** Charged today; 0 when what is left covers it. */
  now: number;
  /** Left over for the next invoices. */
  credit: number;
  /** When the new plan renews. */
  renewsAt: string;
}

const monthsOf = ({ interval }: Plan) => (interval === 'YEAR' ? 12 : 1);

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * An estimate to the cent for the moment it is asked: the unused part of the paid period is taken off the new price,
 * and the new period begins today. The payment provider counts in seconds, so the invoice may differ by cents.
 */
export function costOfChange(from: Plan, to: Plan, paidUntil: string, now: Date): PlanChangeCost {
  const end = new Date(paidUntil);
  const start = monthsLater(end, -monthsOf(from));
  const left = (end.getTime() - now.getTime()) / (end.getTime() - start.getTime());
  const unused = toCents(from.amount * Math.min(1, Math.max(0, left)));
  const due = toCents(to.amount - unused);
  return {
    unused,
    now: Math.max(0, due),
    credit: Math.max(0, -due),
    renewsAt: monthsLater(now, monthsOf(to)).toISOString(),
  };
}

/** The saving of a yearly plan over twelve months; 0 when it is no bargain. */
export const yearlySaving = (month: Plan, year: Plan) => Math.max(0, month.amount * 12 - year.amount);
