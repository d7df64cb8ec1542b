import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import type { Job } from '../../schemas/job.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { RecruiterJob } from './RecruiterJob.tsx';

interface RecruiterJobsProps {
  email: string;
  /** A job that is shown elsewhere. */
  without: string | undefined;
}

/** A recruiter's jobs, the latest changed first. */
export function RecruiterJobs({ email, without }: RecruiterJobsProps) {
  const { data, total, error, refetch } = useGetList<Job>('jobs', {
    filter: { recruiterEmail: email },
    pagination: { page: 1, perPage: maxPerPage },
    sort: { field: 'updatedAt', order: 'DESC' },
  });
  return (
    <Box component="section" aria-labelledby="recruiter-jobs" sx={{ minWidth: 0 }}>
      <Typography id="recruiter-jobs" component="h3" variant="h4" sx={{ mb: 1 }}>
        {t('Jobs')}
      </Typography>
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={3}
        label={t('Loading the jobs')}
      >
        {(jobs) => (
          <>
            {jobs.length === 0 && <Typography color="text.secondary">{t('No jobs yet.')}</Typography>}
            {jobs
              .filter(({ id }) => id !== without)
              .map((job) => (
                <RecruiterJob key={job.id} job={job} />
              ))}
            {(total ?? 0) > jobs.length && (
              <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
                {t('The latest {count} of {total}.', { count: jobs.length, total: total ?? 0 })}
              </Typography>
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}
