import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { needsPlan, plansOf } from '../../../resources/planNeeded.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { LoadingState } from '../../components/LoadingState.tsx';
import { PlanOffer } from '../../components/PlanOffer.tsx';
import { StatCard } from '../../components/StatCard.tsx';
import { TrendChart } from '../../components/TrendChart.tsx';
import type { HiredayDataProvider } from '../../providers/dataProvider.ts';
import { figuresOf, trendLines } from './figures.ts';
import { JobsByStatus } from './JobsByStatus.tsx';

/** The figures of the organisation; without a plan, what it would show. */
export function EmployerFigures() {
  const dataProvider = useDataProvider<HiredayDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['stats', 'employer'],
    queryFn: ({ signal }) => dataProvider.employerStats({ signal }),
    staleTime: 60_000,
  });
  return (
    <Box component="section" aria-labelledby="figures" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography id="figures" component="h2" variant="h3">
        Your organisation
      </Typography>
      {needsPlan(error) ? (
        <PlanOffer level="h3" title="Figures of your organisation need a plan" plans={plansOf('EMPLOYER')} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 1, sm: 2 },
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
              '& .MuiCard-root': { p: { xs: 1.5, sm: 2.5 } },
            }}
          >
            {figuresOf(data).map((figure) => (
              <StatCard key={figure.label} {...figure} />
            ))}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
              alignItems: 'start',
            }}
          >
            <TrendChart level="h3" title="The last 30 days" days={data.series} lines={trendLines} />
            <JobsByStatus counts={data.jobsByStatus} />
          </Box>
        </>
      ) : (
        <LoadingState variant="cards" rows={8} label="Loading the figures" />
      )}
    </Box>
  );
}
