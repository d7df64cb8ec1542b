/** A job's facts in the reader's language. */
import { EmploymentType, WorkplaceType } from '../../../schemas/job.ts';
import { formatDate } from '../../../src/i18n/formatDate.ts';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import type { JobLink, PublishedJob } from './findPublicJob.ts';
import type { PageContext } from './frame.ts';

/** The words of a choice. */
function choiceWords(schema: typeof EmploymentType | typeof WorkplaceType, value: string): string {
  return schema.meta()?.ui?.choices?.[value] ?? value;
}

/** "Austin, TX · Hybrid", in parts. */
export const placeWords = (
  { city, state, workplaceType }: Omit<JobLink, 'id' | 'title'>,
  { t }: PageContext,
) => [[city, state].filter(Boolean).join(', '), t(choiceWords(WorkplaceType, workplaceType))].filter(Boolean);

export const employmentWords = ({ employmentType }: PublishedJob, { t }: PageContext) =>
  t(choiceWords(EmploymentType, employmentType));

/** "$90,000–120,000 a year"; null when nothing is stated. */
export const payWords = (job: PublishedJob, { t, locale }: PageContext) =>
  formatMoney({
    min: job.salaryMin,
    max: job.salaryMax,
    currency: job.salaryCurrency,
    unit: job.salaryUnit,
    locale,
    say: t,
  });

/** When it was opened and until when it is, as calendar days. */
export function dayWords({ openedAt, validThrough }: PublishedJob, { t, locale }: PageContext): string[] {
  const opened = openedAt && formatDate(openedAt.slice(0, 10), false, locale);
  const until = validThrough && formatDate(validThrough, false, locale);
  return [
    opened ? t('Posted on {date}', { date: opened }) : '',
    until ? t('Open until {date}', { date: until }) : '',
  ].filter(Boolean);
}
