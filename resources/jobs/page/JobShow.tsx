import Box from '@mui/material/Box';
import { ShowBase, Title, useShowContext } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { JobCounts } from './JobCounts.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobOverview } from './JobOverview.tsx';
import { JobTabs } from './JobTabs.tsx';
import { SuggestedCriteria } from './SuggestedCriteria.tsx';

/** For so long after opening the first list is asked for again and again. */
const firstListMs = 60_000;

/**
 * Whether a job has just been opened and its first list is still being made.
 *
 * @param now milliseconds since 1970
 */
const awaitsFirstList = (
  job: Pick<Job, 'status' | 'openedAt' | 'lastListOn'> | undefined,
  now: number,
): boolean =>
  job?.status === 'OPEN' &&
  job.lastListOn === null &&
  job.openedAt !== null &&
  now - Date.parse(job.openedAt) < firstListMs;

/** How often a job that has just been opened is asked for its first picks, in milliseconds. */
const firstListPollMs = 2000;

/** A job: what became of it, what it asks for, and what can be done with it now. */
export function JobShow() {
  return (
    <ShowBase<Job>
      resource="jobs"
      queryOptions={{
        // The page itself says what is wrong.
        onError: () => {},
        refetchInterval: ({ state }) => (awaitsFirstList(state.data, Date.now()) ? firstListPollMs : false),
      }}
    >
      <JobShowView />
    </ShowBase>
  );
}

function JobShowView() {
  const { record, error, refetch } = useShowContext<Job>();
  return (
    <>
      <Title title={record?.title ?? t('Job')} preferenceKey={false} />
      <Loaded
        value={record}
        error={error}
        onRetry={refetch}
        variant="page"
        rows={10}
        label={t('Loading the job')}
      >
        {(job) => <JobPage job={job} />}
      </Loaded>
    </>
  );
}

function JobPage({ job }: { job: Job }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <JobHeader job={job} />
      <JobCounts job={job} />
      <JobTabs job={job}>
        <JobOverview job={job}>
          <SuggestedCriteria job={job} />
        </JobOverview>
      </JobTabs>
    </Box>
  );
}
