import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Title, useCreatePath } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { After } from '../../common/After.tsx';
import { useNow } from '../../common/standing/useNow.ts';
import { VerifyAddress } from '../../common/VerifyAddress.tsx';
import { greeting } from '../greeting.ts';
import { HomeActions } from './HomeActions.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomePicks } from './HomePicks.tsx';
import { HomePlan } from './HomePlan.tsx';
import { homeActions } from './homeActions.ts';
import { useHomeFacts } from './useHomeFacts.ts';
import { useHomePicks } from './useHomePicks.ts';

/** A candidate's start: what to do next, which jobs picked them and why, how it goes, and what the plan is for. */
export function HomePage() {
  const { profile, facts, isPending, error, retry, markChecked } = useHomeFacts();
  const picks = useHomePicks();
  const now = useNow();
  const createPath = useCreatePath();
  const paths = {
    applications: createPath({ resource: 'applications', type: 'list' }),
    jobs: createPath({ resource: 'jobs', type: 'list' }),
    job: (id: string) => createPath({ resource: 'jobs', type: 'show', id }),
    profile: addresses.candidate.profile,
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Title title={greeting(profile?.candidateFirstName, now)} preferenceKey={false} />
      <VerifyAddress />
      <Box component="section" aria-labelledby="next" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography id="next" component="h2" variant="h3">
          {t('Next for you')}
        </Typography>
        {error && (
          <ErrorState error={error} title={t('Parts of this page could not be loaded')} onRetry={retry} />
        )}
        {isPending ? (
          <LoadingState variant="list" rows={3} label={t('Loading what is next')} />
        ) : (
          <HomeActions
            actions={homeActions(facts, paths, now)}
            onOpen={({ kind }) => kind === 'resumeRead' && markChecked()}
          />
        )}
      </Box>
      <After waits={isPending}>
        <HomePicks {...picks} />
      </After>
      <After waits={isPending || picks.isPending}>
        <HomeFigures />
        <HomePlan />
      </After>
    </Box>
  );
}
