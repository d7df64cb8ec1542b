import Button from '@mui/material/Button';
import { Link, useCreatePath } from 'react-admin';
import type { Job } from '../../schemas/job.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';

/** Stands where a job's lists would be before the first one, and says what brings it. */
export function NoLists({ job }: { job: Pick<Job, 'id' | 'status'> | undefined }) {
  const createPath = useCreatePath();
  if (job?.status === 'OPEN') {
    return (
      <EmptyState
        title="The first list is being made"
        text="It takes a moment after a job is opened. New candidates then come every morning."
      />
    );
  }
  return (
    <EmptyState
      title="No list yet"
      text="Candidates are picked for open jobs only: at once when the job is opened, and every morning after."
      action={
        job && (
          <Button
            component={Link}
            to={createPath({ resource: 'jobs', type: 'show', id: job.id })}
            variant="contained"
          >
            Go to the job
          </Button>
        )
      }
    />
  );
}
