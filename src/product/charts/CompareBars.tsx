import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StatusTone } from '../../components/values/tones.ts';
import { type ChartColumn, type ChartRow, figureText } from './chartData.ts';

export interface CompareBarsProps {
  rows: readonly ChartRow[];
  column: ChartColumn;
  tone: StatusTone;
  /** CSS pixels. */
  height: number;
}

/** Longest name beside a bar; the table has the whole one. */
const nameLength = 20;
const short = (name: string) =>
  name.length > nameLength ? `${name.slice(0, nameLength - 1).trim()}…` : name;

/** A bar for each row; a file of its own, because what draws them is large. */
export default function CompareBars({ rows, column, tone, height }: CompareBarsProps) {
  const { vars } = useTheme();
  const heads = new Map(rows.map(({ key, head, shown = head }) => [key, shown]));
  return (
    <BarChart
      layout="horizontal"
      height={height}
      margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
      yAxis={[
        {
          scaleType: 'band',
          data: rows.map(({ key }) => key),
          width: 136,
          categoryGapRatio: 0.4,
          valueFormatter: (key: string, { location }) => {
            const name = heads.get(key) ?? key;
            return location === 'tick' ? short(name) : name;
          },
          disableLine: true,
          disableTicks: true,
        },
      ]}
      xAxis={[
        {
          min: 0,
          ...(column.format ? {} : { tickMinStep: 1 }),
          tickNumber: 4,
          valueFormatter: (value: number) => figureText(value, column.format),
        },
      ]}
      series={[
        {
          label: column.label,
          data: rows.map(({ values }) => values[column.name] ?? null),
          color: vars.palette.tone[tone].main,
          valueFormatter: (value: number | null) => figureText(value, column.format),
        },
      ]}
      borderRadius={4}
      grid={{ vertical: true }}
      hideLegend
      skipAnimation
    />
  );
}
