import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import type { CandidatePick } from '../../../schemas/dailyCandidate.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useActiveSubscription } from '../../../src/session/session.tsx';
import { HomePickCard } from './HomePickCard.tsx';

const firstPicks = 3;

/** The jobs that picked the candidate, the latest first; a few of them until one asks for more. */
export function HomePicks() {
  const [perPage, setPerPage] = useState(firstPicks);
  const { data, total, error, refetch } = useGetList<CandidatePick>(
    'daily-candidates',
    { sort: { field: 'date', order: 'DESC' }, pagination: { page: 1, perPage } },
    { placeholderData: keepPreviousData },
  );
  const hasMore = total !== undefined && data !== undefined && total > data.length;
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
            {hasMore && perPage < maxPerPage && (
              <Button onClick={() => setPerPage(maxPerPage)} sx={{ mt: 1.5, minHeight: 44 }}>
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
