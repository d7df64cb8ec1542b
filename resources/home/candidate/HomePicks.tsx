import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useActiveSubscription } from '../../../src/session/session.tsx';
import { HomePickCard } from './HomePickCard.tsx';
import type { useHomePicks } from './useHomePicks.ts';

type HomePicksProps = Pick<
  ReturnType<typeof useHomePicks>,
  'data' | 'total' | 'error' | 'refetch' | 'showAll'
>;

/** The jobs that picked the candidate. */
export function HomePicks({ data, total, error, refetch, showAll }: HomePicksProps) {
  return (
    <Box component="section" aria-labelledby="picks" sx={{ minWidth: 0 }}>
      <Typography id="picks" component="h2" variant="h3">
        {t('Jobs that picked you')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('You see what the recruiter sees: the same criteria, the same quotations.')}
      </Typography>
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={2}
        label={t('Loading the jobs that picked you')}
      >
        {(picks) => (
          <>
            {picks.length === 0 && <NoPicks />}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {picks.map((pick) => (
                <HomePickCard key={pick.id} pick={pick} />
              ))}
            </Box>
            {showAll && total !== undefined && (
              <Button onClick={showAll} sx={{ mt: 1.5, minHeight: 44 }}>
                {t('Show all {count}', { count: total })}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}

function NoPicks() {
  const { data } = useActiveSubscription();
  return (
    <Typography>
      {data?.active
        ? t('No job has picked you yet. Every morning open jobs pick the people who fit them best.')
        : t('No job has picked you.')}
    </Typography>
  );
}
