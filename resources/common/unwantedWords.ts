import type { Unwanted } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';

/** The way a job is against what its reader wants, and what follows. */
export function unwantedWords(unwanted: Unwanted): string {
  const against: Record<Unwanted, string> = {
    ROLE: t('Not a role you want: it does not pick you.'),
    WORKPLACE: t('Not a workplace you want: it does not pick you.'),
    EMPLOYMENT: t('Not the employment you want: it does not pick you.'),
    PAY: t('It pays less than you want, and does not pick you.'),
    COUNTRY: t('You do not say that you may work there: it does not pick you.'),
  };
  return against[unwanted];
}
