import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, ListBase, Title, useCreatePath, useListContext } from 'react-admin';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { applicationsCalls } from '../../../schemas/calls/applications.ts';
import { ListStates } from '../../../src/components/lists/ListStates.tsx';
import { SchemaFilters } from '../../../src/components/schema/SchemaFilters.tsx';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { MorePages } from '../../common/lists/MorePages.tsx';
import { DeclinedInvitations } from '../../invitations/DeclinedInvitations.tsx';
import { useWaitingInvitations } from '../../invitations/useWaitingInvitations.ts';
import { WaitingInvitations } from '../../invitations/WaitingInvitations.tsx';
import { StrayMails } from '../../messages/StrayMails.tsx';
import { useStages } from '../useStages.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { applicationListStart } from './applicationListStart.ts';
import { SoughtApplication } from './SoughtApplication.tsx';
import { useSoughtId } from './useSoughtId.ts';

/** The candidate's applications, the ones with news first, under the invitations that wait for an answer. */
export function MyApplications() {
  const { isPending } = useWaitingInvitations();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Title title={t('Applications')} preferenceKey={false} />
      <WaitingInvitations />
      <DeclinedInvitations />
      <StrayMails />
      {isPending ? (
        <LoadingState variant="cards" rows={4} label={t('Loading the applications')} />
      ) : (
        <Box component="section" aria-labelledby="applications" sx={{ minWidth: 0 }}>
          <Typography id="applications" component="h2" variant="h3" sx={{ mb: 1.5 }}>
            {t('Your applications')}
          </Typography>
          <ListBase<CandidateApplication> resource="applications" {...applicationListStart}>
            <Filters />
            <SoughtApplication />
            <ListStates loading="cards" empty={<NoApplications />}>
              <Cards />
              <MorePages />
            </ListStates>
          </ListBase>
        </Box>
      )}
    </Box>
  );
}

/** Worth their room only where there is something to choose from. */
const fewApplications = 5;

function Filters() {
  const { total = 0, filterValues } = useListContext<CandidateApplication>();
  if (total <= fewApplications && Object.keys(filterValues).length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <SchemaFilters
        query={applicationsCalls.applications.query}
        fields={['status']}
        searchLabel={t('Search applications')}
      />
    </Box>
  );
}

function Cards() {
  const { data = [] } = useListContext<CandidateApplication>();
  const stages = useStages(data);
  const sought = useSoughtId();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {data.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          stages={stages.get(application.jobId)}
          isSought={application.id === sought}
        />
      ))}
    </Box>
  );
}

function NoApplications() {
  const createPath = useCreatePath();
  return (
    <EmptyState
      title={t('No applications yet')}
      text={t('Apply for a job, then follow it here and see when to expect the answer.')}
      action={
        <Button component={Link} to={createPath({ resource: 'jobs', type: 'list' })} variant="contained">
          {t('Find a job')}
        </Button>
      }
    />
  );
}
