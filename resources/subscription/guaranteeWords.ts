/** The guarantee in plain words. */
import { type GuaranteeCredit, GuaranteeReason, type GuaranteeWatch } from '../../schemas/guarantee.ts';
import type { Role } from '../../schemas/user.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { sumOf } from '../../src/product/values/planWords.ts';

/** The promise to the payer. */
export function promise(role: Role): string {
  return role === 'CANDIDATE'
    ? t(
        'If one of your applications is not answered by the promised date, you get that month of your plan back.',
      )
    : t('If an open job has a week without one good candidate, you get that month of your plan back.');
}

/** The promised event, and its deadline. */
export function watchSentence({ reason, jobTitle, dueOn, dueAt }: GuaranteeWatch): string {
  // A day is the same for every reader; a moment is told with its time, for its day depends on where it is read.
  const date = (dueOn === null ? formatDate(dueAt, true) : formatDate(dueOn)) ?? '';
  const job = jobTitle ?? t('A job');
  return reason === 'LATE_ANSWER'
    ? t('{job}: an answer is promised by {date}', { job, date })
    : t('{job}: a good candidate by {date}', { job, date });
}

/** The credit, and its reason. */
export function creditSentence(credit: GuaranteeCredit): string {
  const why = choiceWords(GuaranteeReason, credit.reason, t);
  return credit.jobTitle ? `${credit.jobTitle}: ${why}` : why;
}

/** "$99, off your next payment" */
export const creditSum = (credit: GuaranteeCredit): string =>
  credit.status === 'CREDITED'
    ? t('{amount} off your next payments', { amount: sumOf(credit) })
    : t('{amount}, being credited', { amount: sumOf(credit) });
