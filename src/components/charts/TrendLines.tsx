import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { figureOf, shortDay, type TrendDay, type TrendLine } from './trend.ts';

export interface TrendLinesProps {
  days: readonly TrendDay[];
  lines: readonly TrendLine[];
  /** CSS pixels. */
  height: number;
}

/** The lines of a trend; a file of its own, because what draws them is large. */
export default function TrendLines({ days, lines, height }: TrendLinesProps) {
  const { vars } = useTheme();
  return (
    <LineChart
      height={height}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      xAxis={[
        {
          scaleType: 'point',
          data: days.map(({ date }) => date),
          valueFormatter: (date: string) => shortDay(date),
        },
      ]}
      yAxis={[{ width: 32, min: 0, tickMinStep: 1 }]}
      series={lines.map((line) => ({
        id: line.name,
        label: line.label,
        data: days.map((day) => figureOf(day, line)),
        color: vars.palette.tone[line.tone].main,
        showMark: false,
        curve: 'linear',
      }))}
      grid={{ horizontal: true }}
      skipAnimation
    />
  );
}
