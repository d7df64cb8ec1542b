/** Which figures a candidate reads, in which order. */
import { ApplicationStatus } from '../../../schemas/application.ts';
import { StageType } from '../../../schemas/job.ts';
import { ApplicationPlace, type CandidateStats, CandidateStatsDay } from '../../../schemas/stats.ts';
import { choiceWords, fieldOf } from '../../../src/components/fields/field.ts';
import { labelOf } from '../../../src/components/fields/fieldLabel.ts';
import type { StatCardProps } from '../../../src/components/values/StatCard.tsx';
import { t } from '../../../src/i18n/t.ts';
import type { ChartRow } from '../../../src/product/charts/chartData.ts';
import type { TrendLine } from '../../../src/product/charts/trend.ts';

const label = (name: keyof CandidateStatsDay) => labelOf(fieldOf(CandidateStatsDay, name, t), name);

/** The cards: the way from being picked to an answer. */
export function cardsOf({
  picks,
  invitations,
  applications,
  answersInTime,
  answersLate,
}: CandidateStats): StatCardProps[] {
  const promised = answersInTime + answersLate;
  return [
    { label: label('picks'), value: picks, hint: t('In all: times a job had you on its daily list') },
    { label: label('invitations'), value: invitations, hint: t('In all, each with the salary named') },
    { label: label('applications'), value: applications, hint: t('In all') },
    {
      label: t('Answers in time'),
      value: promised === 0 ? null : answersInTime / promised,
      format: { style: 'percent', maximumFractionDigits: 0 },
      hint:
        promised === 0
          ? t('Every application has a day by which you get an answer')
          : t('{inTime} of {promised} by the promised day', { inTime: answersInTime, promised }),
    },
  ];
}

export const trendLines = (): TrendLine[] => [
  { name: 'picks', label: label('picks'), tone: 'info' },
  { name: 'invitations', label: label('invitations'), tone: 'fresh' },
  { name: 'applications', label: label('applications'), tone: 'positive' },
];

/** A stage, or how an application ended. */
const placeWords = (place: ApplicationPlace) =>
  choiceWords(
    ApplicationStatus.options.some((status) => status === place) ? ApplicationStatus : StageType,
    place,
    t,
  );

/** Where applications stand, in the order of their way; places without one are left out. */
export const placeRows = ({ applicationsByPlace }: CandidateStats): ChartRow[] =>
  ApplicationPlace.options
    .filter((place) => applicationsByPlace[place] > 0)
    .map((place) => ({
      key: place,
      head: placeWords(place),
      values: { applications: applicationsByPlace[place] },
    }));
