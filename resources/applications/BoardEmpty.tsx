import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import type { Job } from '../../schemas/job.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { useDailyPath } from '../daily-candidates/useDailyPath.ts';

/** Stands where the board would be before anybody applied, and says what brings somebody. */
export function BoardEmpty({ job }: { job: Pick<Job, 'id' | 'status' | 'dailyCandidatesCount'> }) {
  const to = useDailyPath()(job.id);
  return (
    <EmptyState
      title="No applications yet"
      text={
        job.status === 'OPEN'
          ? 'Candidates apply on their own, or accept an invitation: both come here.'
          : 'Candidates can apply while the job is open.'
      }
      action={
        job.dailyCandidatesCount > 0 && (
          <Button component={Link} to={to} variant="contained">
            Invite from the daily lists
          </Button>
        )
      }
    />
  );
}
