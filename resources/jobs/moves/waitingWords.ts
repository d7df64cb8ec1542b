/** Those who hang on jobs that are about to stop, in words. */
import { type JobWaiting, mostNamed } from '../../../schemas/jobClosing.ts';
import { listWords } from '../../../src/i18n/listWords.ts';
import { t } from '../../../src/i18n/t.ts';

/** Of several jobs together. */
export const sumOfWaiting = (jobs: readonly JobWaiting[]): JobWaiting =>
  jobs.reduce(
    (sum, one) => ({
      applications: sum.applications + one.applications,
      names: [...sum.names, ...one.names].slice(0, mostNamed),
      invitations: sum.invitations + one.invitations,
      interviews: sum.interviews + one.interviews,
      offers: sum.offers + one.offers,
    }),
    { applications: 0, names: [], invitations: 0, interviews: 0, offers: 0 },
  );

/** Whether anyone hears of it when the jobs stop. */
export const isAnyoneWaiting = ({ applications, invitations }: JobWaiting): boolean =>
  applications > 0 || invitations > 0;

/** "Ana, Bo and 3 others" */
function named({ applications, names }: JobWaiting): string {
  const count = applications - names.length;
  return listWords(
    count > 0 ? [...names, t('{count, plural, one {# other} other {# others}}', { count })] : names,
  );
}

/** "2 people wait for an answer: Ana and Bo. 1 interview is booked." What there is none of is left out. */
export function waitingWords(waiting: JobWaiting): string {
  const { applications, invitations, interviews, offers } = waiting;
  const sentences = [
    applications > 0 &&
      t(
        '{count, plural, one {# person waits for an answer: {names}.} other {# people wait for an answer: {names}.}}',
        { count: applications, names: named(waiting) },
      ),
    invitations > 0 &&
      t(
        '{count, plural, one {# invitation is not answered yet.} other {# invitations are not answered yet.}}',
        { count: invitations },
      ),
    interviews > 0 &&
      t('{count, plural, one {# interview is booked.} other {# interviews are booked.}}', {
        count: interviews,
      }),
    offers > 0 && t('{count, plural, one {# offer is open.} other {# offers are open.}}', { count: offers }),
  ];
  return sentences.filter(Boolean).join(' ');
}
