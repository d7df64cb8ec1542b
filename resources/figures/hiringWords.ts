/** How figures of hiring are written. */
import {
  fewestForMedian,
  type HiringCounts,
  type HiringRow,
  HiringSource,
  type MedianDays,
} from '../../schemas/hiring.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { t } from '../../src/i18n/t.ts';
import type { ChartTableData } from '../../src/product/charts/chartData.ts';

/** "12 days", "less than a day"; half days are written as such. */
export const daysWords = (days: number): string =>
  days === 0 ? t('less than a day') : t('{days, plural, one {# day} other {# days}}', { days });

/** The median, or that there are too few to tell one. */
export function medianWords({ days, of }: MedianDays): string {
  if (days !== null) return daysWords(days);
  return of === 0 ? '–' : t('too few to say ({count})', { count: of });
}

/** Why a median is missing. */
export const tooFewWords = () => t('A median needs at least {count} values.', { count: fewestForMedian });

export const sourceWords = (source: HiringSource): string => choiceWords(HiringSource, source, t);

/** Hired of those who applied; null where nobody did. */
export const hiredShare = ({ applied, hired }: Pick<HiringRow, 'applied' | 'hired'>): number | null =>
  applied === 0 ? null : hired / applied;

/** A step of a funnel, as its picture and its table read it. */
export interface FunnelStep {
  key: string;
  label: string;
  people: number;
  /** Of those at the step before; null at the first, and where there was nobody. */
  share: number | null;
  /** Those who went no further: turned away or withdrawn, and still under way. Undefined where that is not known. */
  lost?: number;
  waiting?: number;
}

const shareOf = (people: number, before: number | undefined) =>
  before === undefined || before === 0 ? null : people / before;

/** From an application to a hire. */
export function applicationSteps(counts: HiringCounts): FunnelStep[] {
  const { applied, interviewed, offered, hired } = counts;
  const step = (key: string, label: string, people: number, before?: number): FunnelStep => ({
    ...{ key, label, people, share: shareOf(people, before) },
  });
  const left = (people: number, next: number, lost: number) => ({ lost, waiting: people - next - lost });
  return [
    { ...step('applied', t('Applied'), applied), ...left(applied, interviewed, counts.lostApplied) },
    {
      ...step('interviewed', t('Interview'), interviewed, applied),
      ...left(interviewed, offered, counts.lostInterviewed),
    },
    { ...step('offered', t('Offer'), offered, interviewed), ...left(offered, hired, counts.lostOffered) },
    step('hired', t('Hired'), hired, offered),
  ];
}

/** From a daily list to an application. */
export function pickSteps(counts: HiringCounts, appliedFromLists: number): FunnelStep[] {
  const { shown, picked, invited } = counts;
  return [
    { key: 'shown', label: t('Shown'), people: shown, share: null },
    { key: 'picked', label: t('Saved or invited'), people: picked, share: shareOf(picked, shown) },
    { key: 'invited', label: t('Invited'), people: invited, share: shareOf(invited, picked) },
    {
      ...{ key: 'applied', label: t('Accepted') },
      ...{ people: appliedFromLists, share: shareOf(appliedFromLists, invited) },
    },
  ];
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/** A funnel as a table. */
export function funnelTable(steps: readonly FunnelStep[]): ChartTableData {
  const knowsLosses = steps.some(({ lost }) => lost !== undefined);
  return {
    head: t('Step'),
    columns: [
      { name: 'people', label: t('People') },
      { name: 'share', label: t('Of the step before'), format: percent },
      ...(knowsLosses
        ? [
            { name: 'lost', label: t('Dropped out after it') },
            { name: 'waiting', label: t('Still under way there') },
          ]
        : []),
    ],
    rows: steps.map(({ key, label, people, share, lost, waiting }) => ({
      key,
      head: label,
      values: { people, share, lost, waiting },
    })),
  };
}
