import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { lazy, useState } from 'react';
import type { StatusTone } from '../../components/values/tones.ts';
import { t } from '../../i18n/t.ts';
import { ChartCard } from './ChartCard.tsx';
import type { ChartColumn, ChartRow } from './chartData.ts';

// The chart library is loaded where a chart is shown.
const CompareBars = lazy(() => import('./CompareBars.tsx'));

/** Room of one bar and of the scale, in CSS pixels. */
const barHeight = 34;
const scaleHeight = 36;

interface CompareChartProps {
  title: string;
  text?: string;
  /** The name of the rows: "Job". */
  head: string;
  rows: readonly ChartRow[];
  /** With more than one, the reader chooses which is drawn; the table has them all. */
  columns: readonly [ChartColumn, ...ChartColumn[]];
  tone?: StatusTone;
  level?: 'h2' | 'h3';
  /** Said where there is nothing to draw. */
  empty?: string;
}

/** A figure compared over jobs or people as bars, and every figure of them as a table and as CSV. */
export function CompareChart(props: CompareChartProps) {
  const { title, text, head, rows, columns, tone = 'positive', level = 'h2', empty } = props;
  const [chosen, setChosen] = useState(columns[0].name);
  const column = columns.find(({ name }) => name === chosen) ?? columns[0];
  const height = rows.length * barHeight + scaleHeight;
  // The highest on top; the table keeps the order it was given.
  const ordered = rows.toSorted((a, b) => (b.values[column.name] ?? -1) - (a.values[column.name] ?? -1));
  return (
    <ChartCard
      title={title}
      text={text}
      level={level}
      data={{ head, columns: [column], rows }}
      wholeData={{ head, columns, rows }}
      height={height}
      empty={empty ?? t('Nothing happened in this period.')}
      choice={
        columns.length > 1 && (
          <TextField
            select
            label={t('Figure')}
            value={column.name}
            onChange={(event) => setChosen(event.target.value)}
            sx={{ maxWidth: 280, mb: 1 }}
          >
            {columns.map(({ name, label }) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      <CompareBars rows={ordered} column={column} tone={tone} height={height} />
    </ChartCard>
  );
}
