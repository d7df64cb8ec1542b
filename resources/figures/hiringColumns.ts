/** The figures of a job, a recruiter or a source, and how the rows are ordered by them. */
import type { ReactNode } from 'react';
import type { HiringRow } from '../../schemas/hiring.ts';
import { t } from '../../src/i18n/t.ts';
import { figureText } from '../../src/product/charts/chartData.ts';
import { hiredShare, medianWords } from './hiringWords.ts';

/** A job, a recruiter or a source, with what came of it. */
export interface NamedHiring {
  key: string;
  name: string;
  /** Shown in the first column; by default the name. */
  shown?: ReactNode;
  row: HiringRow;
}

export interface HiringColumn {
  key: string;
  label: string;
  value: (row: HiringRow) => number | null;
  text: (row: HiringRow) => string;
  /** The colour of its bars; without one there are none. */
  tone?: 'info' | 'positive';
}

export const hiringColumns = (): HiringColumn[] => [
  {
    ...{ key: 'applied', label: t('Applied'), tone: 'info' },
    ...{ value: ({ applied }) => applied, text: ({ applied }) => figureText(applied) },
  },
  {
    ...{ key: 'interviewed', label: t('Interview') },
    ...{ value: ({ interviewed }) => interviewed, text: ({ interviewed }) => figureText(interviewed) },
  },
  {
    ...{ key: 'offered', label: t('Offer') },
    ...{ value: ({ offered }) => offered, text: ({ offered }) => figureText(offered) },
  },
  {
    ...{ key: 'hired', label: t('Hired'), tone: 'positive' },
    ...{ value: ({ hired }) => hired, text: ({ hired }) => figureText(hired) },
  },
  {
    ...{ key: 'share', label: t('Hired of those who applied') },
    ...{ value: hiredShare },
    text: (row) => figureText(hiredShare(row), { style: 'percent', maximumFractionDigits: 0 }),
  },
  {
    ...{ key: 'days', label: t('Days to a hire') },
    ...{ value: ({ daysToHire }) => daysToHire.days, text: ({ daysToHire }) => medianWords(daysToHire) },
  },
];

export type Order = { by: string; isAscending: boolean };

/** Names are looked for from A on, figures from the largest on. */
export const startOf = (by: string): Order => ({ by, isAscending: by === 'name' });

/** Rows without a value stand last, whichever way the others are ordered. */
export function ordered(
  rows: readonly NamedHiring[],
  columns: readonly HiringColumn[],
  { by, isAscending }: Order,
) {
  const sign = isAscending ? 1 : -1;
  const column = columns.find(({ key }) => key === by);
  if (!column) return rows.toSorted((a, b) => sign * a.name.localeCompare(b.name));
  return rows.toSorted((a, b) => {
    const [left, right] = [column.value(a.row), column.value(b.row)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
