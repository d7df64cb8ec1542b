/** A job's facts in the reader's language. */
import { EmploymentType, WorkplaceType } from '../../../schemas/job.ts';
import type { JobLink, PublicJob } from '../../../schemas/publicJobPage.ts';
import { choiceWords } from '../../components/fields/field.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { currentLocale, t } from '../../i18n/t.ts';
import { placeWords } from '../../kit/placeWords.ts';

/** "Austin, TX · Hybrid", in parts. */
export const whereWords = (job: Omit<JobLink, 'id' | 'title'>): string[] =>
  [placeWords(job, currentLocale()), choiceWords(WorkplaceType, job.workplaceType, t)].filter(Boolean);

export const employmentWords = ({ employmentType }: Pick<PublicJob, 'employmentType'>): string =>
  choiceWords(EmploymentType, employmentType, t);

/** "$90,000–120,000 a year"; null when nothing is stated. */
export const payWords = ({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryUnit,
}: Pick<PublicJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryUnit'>) =>
  formatMoney({ min: salaryMin, max: salaryMax, currency: salaryCurrency, unit: salaryUnit });

/** Place, kind of employment and how many are wanted. */
export const factWords = (job: PublicJob): string[] => [
  ...whereWords(job),
  employmentWords(job),
  ...(job.openings > 1
    ? [t('{count, plural, one {# opening} other {# openings}}', { count: job.openings })]
    : []),
];

/** The day it was opened. */
export const postedWords = ({ openedAt }: Pick<PublicJob, 'openedAt'>): string | null => {
  const date = openedAt && formatDate(openedAt.slice(0, 10));
  return date ? t('Posted on {date}', { date }) : null;
};

/** When it was opened and until when it is, as calendar days. */
export function dayWords({ openedAt, validThrough }: PublicJob): string[] {
  const posted = postedWords({ openedAt });
  const until = validThrough && formatDate(validThrough);
  return [...(posted ? [posted] : []), ...(until ? [t('Open until {date}', { date: until })] : [])];
}

/** One sentence for results and previews. */
export const descriptionOf = (job: PublicJob): string =>
  t('{employer} is looking for: {title}. {facts}.', {
    employer: job.employerName,
    title: job.title,
    facts: [...whereWords(job), employmentWords(job), payWords(job)].filter(Boolean).join(' · '),
  });
