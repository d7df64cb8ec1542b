import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { figureText } from './chartData.ts';
import type { TrendLinesProps } from './TrendLines.tsx';
import { figureOf, shortDay } from './trend.ts';

/** The days of a trend as stacked bars, for counts that are nought on most days. */
export default function TrendBars({ days, lines, height }: Omit<TrendLinesProps, 'max'>) {
  const { vars } = useTheme();
  return (
    <BarChart
      height={height}
      margin={{ top: 18, right: 12, bottom: 0, left: 0 }}
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ date }) => date),
          valueFormatter: (date: string) => shortDay(date),
        },
      ]}
      yAxis={[{ width: 32, min: 0, tickMinStep: 1 }]}
      series={lines.map(({ name, label, tone, format }) => ({
        id: name,
        label,
        data: days.map((day) => figureOf(day, name)),
        color: vars.palette.tone[tone].main,
        stack: 'all',
        valueFormatter: (value: number | null) => figureText(value, format),
      }))}
      grid={{ horizontal: true }}
      skipAnimation
    />
  );
}
