/** Which figures an employer reads, in which order. */
import type { z } from 'zod';
import { EmployerStats, type StatsDay } from '../../../schemas/stats.ts';
import type { TrendLine } from '../../components/charts/trend.ts';
import type { StatCardProps } from '../../components/StatCard.tsx';
import { fieldOf, labelOf } from '../../components/schema/field.ts';

type Stats = z.output<typeof EmployerStats>;

const counted = ['dailyCandidates', 'saved', 'invited', 'applications', 'interviews', 'hires'] as const;

const label = (name: string) => labelOf(fieldOf(EmployerStats, name), name);

/** The cards: open jobs first, then the way from picks to hires, then how good the picks are. */
export const figuresOf = (stats: Stats): StatCardProps[] => [
  { label: 'Open jobs', value: stats.jobsByStatus.OPEN },
  ...counted.map((name) => ({ label: label(name), value: stats[name] })),
  {
    label: label('precisionLast30Days'),
    value: stats.precisionLast30Days,
    format: { style: 'percent', maximumFractionDigits: 0 },
    hint: 'Of the picks decided in 30 days, the share saved or invited',
  },
];

/** What the trend follows: few enough lines to tell apart. */
export const trendLines: readonly TrendLine[] = [
  { name: 'dailyCandidates', label: 'Picks', tone: 'info' },
  { name: 'applications', label: 'Applications', tone: 'waiting' },
  { name: 'interviews', label: 'Interviews', tone: 'fresh' },
  { name: 'hires', label: 'Hires', tone: 'positive' },
] satisfies (TrendLine & { name: keyof z.output<typeof StatsDay> })[];
