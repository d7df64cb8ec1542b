import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { TrendTable } from './charts/TrendTable.tsx';
import type { TrendDay, TrendLine } from './charts/trend.ts';

// What draws charts is loaded where one is shown.
const TrendLines = lazy(() => import('./charts/TrendLines.tsx'));

const height = 260;

export interface TrendChartProps {
  title: string;
  /** Oldest first. */
  days: readonly TrendDay[];
  lines: readonly TrendLine[];
  /** Level of the title in the page's outline. */
  level?: 'h2' | 'h3';
}

/** Figures over time as lines, and the same figures as a table for whoever would rather read them. */
export function TrendChart({ title, days, lines, level = 'h2' }: TrendChartProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography id={id} component={level} variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as a table
        </Button>
      </Box>
      {asTable ? (
        <TrendTable title={title} days={days} lines={lines} />
      ) : (
        <Box
          role="img"
          aria-label={`${title}: ${lines.map(({ label }) => label).join(', ')} by day. The table has the figures.`}
        >
          <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
            <TrendLines days={days} lines={lines} height={height} />
          </Suspense>
        </Box>
      )}
    </Card>
  );
}
