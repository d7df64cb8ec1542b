import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { Link, ListBase, Title, useCreatePath } from 'react-admin';
import { jobsCalls } from '../../../schemas/calls/jobs.ts';
import { Job } from '../../../schemas/job.ts';
import { ListStates } from '../../../src/components/lists/ListStates.tsx';
import { useShownColumns } from '../../../src/components/lists/useShownColumns.ts';
import { SchemaFilters } from '../../../src/components/schema/SchemaFilters.tsx';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { ListCard } from '../../common/lists/ListCard.tsx';
import { ListToolbar } from '../../common/lists/ListToolbar.tsx';
import { JobListMenu } from './JobListMenu.tsx';
import { allJobColumns, jobColumnOrder, jobColumns } from './jobColumns.tsx';
import { jobListStart } from './jobListStart.ts';

/** Loaded when something is selected. */
const JobBulkStatus = lazy(async () => ({ default: (await import('./JobBulkStatus.tsx')).JobBulkStatus }));

const query = jobsCalls.myJobs.query;
/** The columns that fit a card on a phone. */
const narrowOrder = jobColumnOrder.filter(
  (field) => field !== 'createdAt' && field !== 'dailyCandidatesCount',
);

/** The recruiter's jobs: find one, see which have new picks, move several at once. */
export function JobList() {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { shown } = useShownColumns('jobs', allJobColumns, jobColumnOrder);
  return (
    <ListBase<Job> resource="jobs" {...jobListStart}>
      <Title title={t('Jobs')} preferenceKey={false} />
      <ListToolbar
        actions={
          <>
            <JobListMenu shown={shown} />
            <NewJobButton label={t('New job')} />
          </>
        }
      >
        <SchemaFilters
          query={query}
          fields={['status', 'newPicks', 'applications']}
          record={Job}
          searchLabel={t('Search jobs')}
          saveAs="jobs"
        />
      </ListToolbar>
      <ListStates
        empty={
          <EmptyState
            title={t('No jobs yet')}
            text={t(
              'Write a job and open it: its first candidates are picked at once, and new ones every morning.',
            )}
            action={<NewJobButton label={t('Create your first job')} />}
          />
        }
      >
        <ListCard
          schema={Job}
          query={query}
          fields={narrow ? narrowOrder : shown}
          columns={jobColumns}
          bulkActionButtons={
            <Suspense fallback={null}>
              <JobBulkStatus />
            </Suspense>
          }
        />
      </ListStates>
    </ListBase>
  );
}

function NewJobButton({ label }: { label: string }) {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'jobs', type: 'create' })}
      variant="contained"
      startIcon={<Add />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}
