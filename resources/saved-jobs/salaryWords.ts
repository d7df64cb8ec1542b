/** A job's pay, in words that are always there. */
import type { PublicJob } from '../../schemas/job.ts';
import { formatMoney } from '../../src/i18n/formatMoney.ts';
import { t } from '../../src/i18n/t.ts';

type Pay = Pick<PublicJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryUnit'>;

/** "$90,000–120,000 a year", or that nothing is stated. */
export const salaryWords = ({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: Pay): string =>
  formatMoney({ min: salaryMin, max: salaryMax, currency: salaryCurrency, unit: salaryUnit }) ??
  t('Salary not stated');
