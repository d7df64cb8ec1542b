import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useStore } from 'react-admin';
import { StatsPeriod } from '../../../schemas/stats.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { PeriodChooser } from './PeriodChooser.tsx';

interface FiguresSectionProps<T> {
  title: string;
  /** Whose figures they are, for the cache. */
  of: 'recruiter' | 'employer' | 'candidate';
  load: (args: { query: { days: StatsPeriod }; signal: AbortSignal }) => Promise<T>;
  /** The page shown in place of an error; undefined where the error itself is shown. */
  instead?: (error: Error) => ReactNode | undefined;
  children: (figures: T) => ReactNode;
}

/** Figures of a period one chooses, which is kept for the next time. */
export function FiguresSection<T>({ title, of, load, instead, children }: FiguresSectionProps<T>) {
  const id = useId();
  const [kept, setPeriod] = useStore<string>('figures.days', '30');
  const period = StatsPeriod.catch('30').parse(kept);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['stats', of, period],
    queryFn: ({ signal }) => load({ query: { days: period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const other = error ? instead?.(error) : undefined;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        {!other && <PeriodChooser value={period} onChange={setPeriod} />}
      </Box>
      {other ?? (
        <Loaded
          // Figures of another period would be read as those of the chosen one.
          value={error ? undefined : data}
          error={error}
          onRetry={refetch}
          variant="cards"
          rows={8}
          label={t('Loading the figures')}
        >
          {(figures) => (
            <Box aria-busy={isPlaceholderData || undefined} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
              {children(figures)}
            </Box>
          )}
        </Loaded>
      )}
    </Box>
  );
}
