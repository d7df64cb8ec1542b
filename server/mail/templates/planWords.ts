/** Plans and sums as mails name them. */
import { addresses, areaOfRole } from '../../../schemas/addresses.ts';
import { type Plan, plans } from '../../../schemas/plans.ts';
import type { Role } from '../../../schemas/user.ts';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import type { Voice } from '../../base/mail.ts';

/** Where someone sees their plan. */
export const planPage = (appUrl: string, role: Role) => appUrl + addresses[areaOfRole(role)].subscription;

/** Null for one that is not sold any more. */
export const planOf = (planId: string | null): Plan | null => plans.find(({ id }) => id === planId) ?? null;

/** "Desk, monthly"; null for a plan that is not sold any more, which has no name. */
export function planTitle(planId: string | null, { t }: Voice): string | null {
  const plan = planOf(planId);
  if (!plan) return null;
  return plan.interval === 'YEAR'
    ? t('{plan}, yearly', { plan: plan.name })
    : t('{plan}, monthly', { plan: plan.name });
}

/** A sentence's subject: "Your plan Desk, monthly". */
export function yourPlan(planId: string | null, voice: Voice): string {
  const { t } = voice;
  const plan = planTitle(planId, voice);
  return plan === null ? t('Your plan') : t('Your plan {plan}', { plan });
}

/** A mail's subject: "Your plan has ended: Desk, monthly". */
export const withTitle = (words: string, title: string | null): string =>
  title === null ? words : `${words}: ${title}`;

/** "$12.50": cents only where there are some. */
export const sumOf = (
  { amount, currency }: Pick<Plan, 'amount' | 'currency'>,
  { t, locale }: Voice,
): string => formatMoney({ min: amount, max: amount, currency, locale, say: t }) ?? '';

/** "$99 a month" */
export const priceOf = ({ amount, currency, interval }: Plan, { t, locale }: Voice): string =>
  formatMoney({ min: amount, max: amount, currency, unit: interval, locale, say: t }) ?? '';

/** Said where no money is taken. */
export const testModeNote = (testMode: boolean, { t }: Voice) =>
  testMode ? [{ say: t('Test mode: no money was taken.') }] : [];
