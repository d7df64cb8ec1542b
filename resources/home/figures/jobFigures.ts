/** Which figures of jobs are read, in which order and how they are written. */
import {
  type JobFigures,
  PeriodFigures,
  type RecruiterFigures,
  type RecruiterStats,
  StatsDay,
} from '../../../schemas/stats.ts';
import { fieldOf } from '../../../src/components/fields/field.ts';
import { labelOf } from '../../../src/components/fields/fieldLabel.ts';
import type { StatCardProps } from '../../../src/components/values/StatCard.tsx';
import type { StatusTone } from '../../../src/components/values/tones.ts';
import { t } from '../../../src/i18n/t.ts';
import type { ChartColumn, ChartRow } from '../../../src/product/charts/chartData.ts';
import type { TrendLine } from '../../../src/product/charts/trend.ts';

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
const hours: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', maximumFractionDigits: 1 };

const formats: Partial<Record<keyof StatsDay | keyof PeriodFigures, Intl.NumberFormatOptions>> = {
  precision: percent,
  precisionLast30Days: percent,
  medianHoursToFirstAnswer: hours,
};

/** The way from a list to a hire. */
const way = [
  'dailyLists',
  'dailyCandidates',
  'saved',
  'invited',
  'applications',
  'interviews',
  'hires',
] as const satisfies readonly (keyof PeriodFigures)[];

const periodLabel = (name: keyof PeriodFigures) => labelOf(fieldOf(PeriodFigures, name, t), name);

/** The cards: open jobs, the way from lists to hires, then how good and how quick it was. */
export const cardsOf = ({ jobsByStatus, period, precisionLast30Days }: RecruiterStats): StatCardProps[] => [
  { label: t('Open jobs'), value: jobsByStatus.OPEN },
  ...way.map((name) => ({ label: periodLabel(name), value: period[name] })),
  {
    label: periodLabel('medianHoursToFirstAnswer'),
    value: period.medianHoursToFirstAnswer,
    format: hours,
    hint: t('Median from applying to the first answer'),
  },
  {
    label: periodLabel('precision'),
    value: precisionLast30Days,
    format: percent,
    hint: t('Saved or invited, of the picks decided in 30 days'),
  },
];

const line = (name: Exclude<keyof StatsDay, 'date'>, tone: StatusTone): TrendLine => ({
  name,
  label: labelOf(fieldOf(StatsDay, name, t), name),
  tone,
  ...(formats[name] ? { format: formats[name] } : {}),
});

export const precisionLines = (): TrendLine[] => [line('precisionLast30Days', 'positive')];

const column = (name: keyof PeriodFigures): ChartColumn => ({
  name,
  label: periodLabel(name),
  format: formats[name],
});

/** The figures by which jobs and recruiters are compared. */
export const comparedColumns = (): [ChartColumn, ...ChartColumn[]] => [
  column('dailyCandidates'),
  ...(['dailyLists', 'saved', 'invited', 'passed', 'applications', 'interviews', 'hires'] as const).map(
    column,
  ),
  column('precision'),
  column('medianHoursToFirstAnswer'),
];

/** The figures alone, without whose they are. */
const valuesOf = (figures: PeriodFigures) =>
  Object.fromEntries(comparedColumns().map(({ name }) => [name, figures[name as keyof PeriodFigures]]));

export const jobRows = (jobs: readonly JobFigures[]): ChartRow[] =>
  jobs.map((job) => ({ key: job.jobId, head: job.jobTitle, values: valuesOf(job) }));

export const recruiterRows = (recruiters: readonly RecruiterFigures[]): ChartRow[] =>
  recruiters.map((one) => ({ key: one.recruiterEmail, head: one.recruiterName, values: valuesOf(one) }));
