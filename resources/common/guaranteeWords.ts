/** The guarantee in plain words. */
import {
  type GuaranteeCredit,
  type GuaranteeLeftOut,
  GuaranteeReason,
  type GuaranteeWatch,
} from '../../schemas/guarantee.ts';
import type { Role } from '../../schemas/user.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { sumOf } from '../../src/product/values/planWords.ts';

/** The promise to the payer. */
export function promise(role: Role): string {
  if (role !== 'CANDIDATE')
    return t(
      'If a job for which we estimated good candidates is open for a week and its lists brought no one worth saving or inviting, you get that month of your plan back.',
    );
  const kept = t(
    'If one of your applications is not answered by the promised date, you get that month of your plan back.',
  );
  return `${kept} ${t('Applications to a company of your own do not count.')}`;
}

/** Whether only the recruiter's decisions are missing for a week to be judged. */
const isOver = ({ dueAt, undecided }: Pick<GuaranteeWatch, 'dueAt' | 'undecided'>): boolean =>
  undecided > 0 && Date.parse(dueAt) <= Date.now();

/** Says what was promised and by when. */
export function watchSentence({ reason, jobTitle, dueOn, dueAt, undecided }: GuaranteeWatch): string {
  // A day is the same for every reader; a moment is told with its time, for its day depends on where it is read.
  const date = (dueOn === null ? formatDate(dueAt, true) : formatDate(dueOn)) ?? '';
  const job = jobTitle ?? t('A job');
  if (isOver({ dueAt, undecided }))
    return t(
      '{job}: the week is over; {count, plural, one {# candidate waits} other {# candidates wait}} for a decision',
      { job, count: undecided },
    );
  return reason === 'LATE_ANSWER'
    ? t('{job}: an answer is promised by {date}', { job, date })
    : t('{job}: a good candidate by {date}', { job, date });
}

/** When a job's week is over, for the page of the job itself. */
export const watchedJobWords = (watch: Pick<GuaranteeWatch, 'dueAt' | 'undecided'>): string =>
  isOver(watch)
    ? t(
        'the week is over. Decide about {count, plural, one {the candidate} other {the # candidates}} still waiting: if you save and invite no one, that month of the plan is given back.',
        { count: watch.undecided },
      )
    : t(
        'someone worth saving or inviting by {date}, or that month of the plan is given back once everyone listed is decided on.',
        { date: formatDate(watch.dueAt, true) ?? '' },
      );

/** Why an open job does not count. */
export function leftOutWords({ why }: Pick<GuaranteeLeftOut, 'why'>): string {
  switch (why) {
    case 'PENDING':
      return t('it is still being estimated how many good candidates this job can have.');
    case 'NO_NUMBER':
      return t(
        'this job does not count, because fewer than ten people would surely fit well what it asks for now.',
      );
    case 'REPEATED':
      return t(
        'this job does not count, because it, or one with the same title, counted less than a month before it was opened.',
      );
    case 'BROUGHT_ALL':
      return t('kept. The lists of this job have brought as many good candidates as were estimated.');
    case 'PASSED':
      return t(
        'this job does not count now, because three months of the last twelve were given back for lists whose good candidates were all passed.',
      );
  }
}

/** The job, and why it does not count. */
export const leftOutSentence = (left: GuaranteeLeftOut): string =>
  t('{job}: {words}', { job: left.jobTitle, words: leftOutWords(left) });

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
