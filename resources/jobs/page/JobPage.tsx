import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ShowBase, Title, useShowContext } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { JobGuarantee } from './JobGuarantee.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobOverview } from './JobOverview.tsx';
import { JobTabs } from './JobTabs.tsx';

interface JobPageProps<T extends Job> {
  /** The first things one wants to know of it. */
  glance: (job: T) => ReactNode;
  /** The daily lists, for those who read them here. */
  picks?: (job: T) => ReactNode;
  /** Stands before the criteria. */
  overview?: (job: T) => ReactNode;
  /** How soon it is asked for again, in milliseconds; false for not by itself. */
  refetchAfter?: (job: T | undefined) => number | false;
}

/** A job: how it stands, what became of it, its text and its people. */
export function JobPage<T extends Job>({ refetchAfter, ...parts }: JobPageProps<T>) {
  return (
    <ShowBase<T>
      resource="jobs"
      queryOptions={{
        // The page itself says what is wrong.
        onError: () => {},
        ...(refetchAfter && { refetchInterval: ({ state }) => refetchAfter(state.data) }),
      }}
    >
      <JobView {...parts} />
    </ShowBase>
  );
}

function JobView<T extends Job>({ glance, picks, overview }: Omit<JobPageProps<T>, 'refetchAfter'>) {
  const { record, error, refetch } = useShowContext<T>();
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
        {(job) => (
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            <JobHeader job={job} />
            {glance(job)}
            <JobGuarantee job={job} />
            <JobTabs job={job} picks={picks?.(job)}>
              <JobOverview job={job}>{overview?.(job)}</JobOverview>
            </JobTabs>
          </Box>
        )}
      </Loaded>
    </>
  );
}
