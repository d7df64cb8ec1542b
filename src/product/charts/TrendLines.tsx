import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { figureText } from './chartData.ts';
import { figureOf, shortDay, type TrendDay, type TrendLine } from './trend.ts';

export interface TrendLinesProps {
  days: readonly TrendDay[];
  lines: readonly TrendLine[];
  /** The end of the scale, where it is known: 1 for shares. */
  max?: number | undefined;
  /** CSS pixels. */
  height: number;
}

/** The lines of a trend; a file of its own, because what draws them is large. */
export default function TrendLines({ days, lines, max, height }: TrendLinesProps) {
  const { vars } = useTheme();
  const format = lines[0]?.format;
  return (
    <LineChart
      height={height}
      // Room over the scale, so that its highest number is written.
      margin={{ top: 18, right: 12, bottom: 0, left: 0 }}
      xAxis={[
        {
          scaleType: 'point',
          data: days.map(({ date }) => date),
          valueFormatter: (date: string) => shortDay(date),
        },
      ]}
      yAxis={[
        {
          width: format ? 52 : 32,
          min: 0,
          ...(max === undefined ? {} : { max }),
          ...(format ? {} : { tickMinStep: 1 }),
          valueFormatter: (value: number) => figureText(value, format),
        },
      ]}
      series={lines.map((line) => {
        const data = days.map((day) => figureOf(day, line.name));
        return {
          id: line.name,
          label: line.label,
          data,
          color: vars.palette.tone[line.tone].main,
          // Days without a figure are bridged, so those that have one are marked.
          connectNulls: true,
          showMark: data.includes(null),
          curve: 'linear' as const,
          valueFormatter: (value: number | null) => figureText(value, line.format),
        };
      })}
      hideLegend={lines.length === 1}
      grid={{ horizontal: true }}
      skipAnimation
    />
  );
}
