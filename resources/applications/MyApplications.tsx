import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, ListBase, Title, useCreatePath, useGetMany, useListContext } from 'react-admin';
import type { CandidateApplication } from '../../schemas/application.ts';
import { applicationsCalls } from '../../schemas/calls/applications.ts';
import type { PublicJob } from '../../schemas/job.ts';
import { defaultPerPage } from '../../schemas/listQuery.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ListStates } from '../../src/components/ListStates.tsx';
import { SchemaFilters } from '../../src/components/SchemaFilters.tsx';
import { t } from '../../src/i18n/t.ts';
import { WaitingInvitations } from '../invitations/WaitingInvitations.tsx';
import { MorePages } from '../MorePages.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';

/** The candidate's applications, the ones with news first, under the invitations that wait for an answer. */
export function MyApplications() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Title title={t('Applications')} preferenceKey={false} />
      <WaitingInvitations />
      <Box component="section" aria-labelledby="applications" sx={{ minWidth: 0 }}>
        <Typography id="applications" component="h2" variant="h3" sx={{ mb: 1.5 }}>
          {t('Your applications')}
        </Typography>
        <ListBase<CandidateApplication>
          resource="applications"
          perPage={defaultPerPage}
          sort={{ field: 'updatedAt', order: 'DESC' }}
        >
          <Filters />
          <ListStates loading="cards" empty={<NoApplications />}>
            <Cards />
            <MorePages />
          </ListStates>
        </ListBase>
      </Box>
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
  // Jobs that are open tell the stages to come; the others are not answered, and what was so far has to do.
  const { data: jobs = [] } = useGetMany<PublicJob>('jobs', {
    ids: [...new Set(data.map(({ jobId }) => jobId))],
  });
  const stages = new Map(jobs.filter(Boolean).map((job) => [job.id, job.stages]));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {data.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          stages={stages.get(application.jobId)}
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
      text={t('Apply for a job and you see here how far it is and when the answer comes.')}
      action={
        <Button component={Link} to={createPath({ resource: 'jobs', type: 'list' })} variant="contained">
          {t('Find a job')}
        </Button>
      }
    />
  );
}
