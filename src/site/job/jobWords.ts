/** A job's facts in the reader's language. */
import { EmploymentType, WorkplaceType } from '../../../schemas/job.ts';
import type { JobLink, PublicJob } from '../../../schemas/publicJobPage.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { currentLocale, t } from '../../i18n/t.ts';
import { placeWords } from '../../kit/placeWords.ts';

/** The words of a choice. */
function choiceWords(schema: typeof EmploymentType | typeof WorkplaceType, value: string): string {
  return t(schema.meta()?.ui?.choices?.[value] ?? value);
}

/** "Austin, TX · Hybrid", in parts. */
export const whereWords = (job: Omit<JobLink, 'id' | 'title'>): string[] =>
  [placeWords(job, currentLocale()), choiceWords(WorkplaceType, job.workplaceType)].filter(Boolean);

const employmentWords = ({ employmentType }: PublicJob) => choiceWords(EmploymentType, employmentType);

/** "$90,000–120,000 a year"; null when nothing is stated. */
export const payWords = ({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: PublicJob) =>
  formatMoney({ min: salaryMin, max: salaryMax, currency: salaryCurrency, unit: salaryUnit });

/** Place, kind of employment and how many are wanted. */
export const factWords = (job: PublicJob): string[] => [
  ...whereWords(job),
  employmentWords(job),
  ...(job.openings > 1
    ? [t('{count, plural, one {# opening} other {# openings}}', { count: job.openings })]
    : []),
];

/** When it was opened and until when it is, as calendar days. */
export function dayWords({ openedAt, validThrough }: PublicJob): string[] {
  const opened = openedAt && formatDate(openedAt.slice(0, 10));
  const until = validThrough && formatDate(validThrough);
  return [
    ...(opened ? [t('Posted on {date}', { date: opened })] : []),
    ...(until ? [t('Open until {date}', { date: until })] : []),
  ];
}

/** One sentence for results and previews. */
export const descriptionOf = (job: PublicJob): string =>
  t('{employer} is looking for: {title}. {facts}.', {
    employer: job.employerName,
    title: job.title,
    facts: [...whereWords(job), employmentWords(job), payWords(job)].filter(Boolean).join(' · '),
  });
