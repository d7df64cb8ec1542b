import Button from '@mui/material/Button';
import { Link, useCreatePath } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { t } from '../../../src/i18n/t.ts';

/** Stands where a job's lists would be before the first one, and says what brings it. */
export function NoLists({ job }: { job: Pick<Job, 'id' | 'status'> | undefined }) {
  const createPath = useCreatePath();
  if (job?.status === 'OPEN') {
    return (
      <EmptyState
        title={t('The first list is being made')}
        text={t(
          'The first list takes a moment after you open a job. New candidates then come every morning.',
        )}
      />
    );
  }
  return (
    <EmptyState
      title={t('No list yet')}
      text={t(
        'Candidates are picked for open jobs only: at once when the job is opened, and every morning after.',
      )}
      action={
        job && (
          <Button
            component={Link}
            to={createPath({ resource: 'jobs', type: 'show', id: job.id })}
            variant="contained"
          >
            {t('Go to the job')}
          </Button>
        )
      }
    />
  );
}
