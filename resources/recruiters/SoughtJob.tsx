import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import type { Job } from '../../schemas/job.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { RecruiterJob } from './RecruiterJob.tsx';

/** The job an employer searched for, unfolded. */
export function SoughtJob({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<Job>('jobs', { id });
  return (
    <Box component="section" aria-labelledby="sought-job" sx={{ minWidth: 0 }}>
      <Typography id="sought-job" component="h3" variant="h4" sx={{ mb: 1 }}>
        {t('The job you searched for')}
      </Typography>
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="page"
        rows={4}
        label={t('Loading the job')}
      >
        {(job) => <RecruiterJob job={job} isOpen />}
      </Loaded>
    </Box>
  );
}
