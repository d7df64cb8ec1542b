import { lazy } from 'react';
import { t } from '../../i18n/t.ts';
import { ChartCard } from './ChartCard.tsx';
import { type TrendDay, type TrendLine, trendTable } from './trend.ts';

// The chart library is loaded where a chart is shown.
const TrendLines = lazy(() => import('./TrendLines.tsx'));
const TrendBars = lazy(() => import('./TrendBars.tsx'));

const height = 240;

interface TrendChartProps {
  title: string;
  text?: string;
  /** Oldest first. */
  days: readonly TrendDay[];
  /** Lines of one chart are written alike. */
  lines: readonly TrendLine[];
  /** The end of the scale, where it is known: 1 for shares. */
  max?: number;
  /** Counts that are nought on most days read better as bars. */
  asBars?: boolean;
  /** Level of the title in the page's outline. */
  level?: 'h2' | 'h3';
  /** Said where there is nothing to draw. */
  empty?: string;
}

/** Figures over time as lines or bars, and the same figures as a table and as CSV. */
export function TrendChart({ title, text, days, lines, max, asBars, level, empty }: TrendChartProps) {
  return (
    <ChartCard
      title={title}
      text={text}
      level={level ?? 'h2'}
      data={trendTable(t('Day'), days, lines)}
      height={height}
      empty={empty ?? t('Nothing happened in this period.')}
    >
      {asBars ? (
        <TrendBars days={days} lines={lines} height={height} />
      ) : (
        <TrendLines days={days} lines={lines} max={max} height={height} />
      )}
    </ChartCard>
  );
}
