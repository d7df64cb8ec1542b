import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormatLocale } from '../texts/useFormatLocale.ts';
import { Nothing } from './Nothing.tsx';

export interface StatCardProps {
  label: string;
  /** A number is written in the reader's language; undefined while loading, null where there is none. */
  value: number | string | null | undefined;
  /** The meaning of the figure, or its start. */
  hint?: ReactNode;
  /** How a number is written, `{ style: 'percent' }` for one. */
  format?: Intl.NumberFormatOptions;
}

/**
 * One figure that is news.
 *
 * @example <StatCard label="Sold out by noon" value={0.83} format={{ style: 'percent' }} hint="In the last 30 days" />
 */
export function StatCard({ label, value, hint, format }: StatCardProps) {
  const locale = useFormatLocale();
  return (
    <Card sx={{ p: 2.5, minWidth: 0, height: '100%' }}>
      <Box component="dl" sx={{ m: 0 }} aria-busy={value === undefined || undefined}>
        <Typography component="dt" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Typography component="dd" variant="figure" sx={{ m: 0, mt: 0.75, display: 'block' }}>
          {value === undefined ? (
            <Skeleton width="60%" />
          ) : value === null ? (
            <Nothing />
          ) : typeof value === 'number' ? (
            new Intl.NumberFormat(locale, format).format(value)
          ) : (
            value
          )}
        </Typography>
      </Box>
      {hint && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.75 }}>
          {hint}
        </Typography>
      )}
    </Card>
  );
}
