/** Plans and their prices as words. */
import type { Plan } from '../../../schemas/plans.ts';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { t } from '../../i18n/t.ts';

type Price = Pick<Plan, 'amount' | 'currency'>;

/** "$99 a month" */
export const priceOf = ({ amount, currency, interval }: Pick<Plan, 'amount' | 'currency' | 'interval'>) =>
  formatMoney({ min: amount, max: amount, currency, unit: interval }) ?? '';

/** "$12.50", "$990": cents only where there are some. */
export const sumOf = ({ amount, currency }: Price) =>
  formatMoney({ min: amount, max: amount, currency }) ?? '';

/** "Desk, monthly" */
export const planTitle = ({ name, interval }: Pick<Plan, 'name' | 'interval'>) =>
  interval === 'YEAR' ? t('{plan}, yearly', { plan: name }) : t('{plan}, monthly', { plan: name });
