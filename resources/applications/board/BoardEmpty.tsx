import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';

interface BoardEmptyProps {
  job: Pick<Job, 'id' | 'status' | 'dailyCandidatesCount'>;
  /** Whether the reader invites people of the lists; an employer reads along. */
  canInvite: boolean;
}

/** Stands where the board would be before anyone applied, and says what brings someone. */
export function BoardEmpty({ job, canInvite }: BoardEmptyProps) {
  const to = useDailyPath()(job.id);
  return (
    <EmptyState
      title={t('No applications yet')}
      text={
        job.status === 'OPEN'
          ? t('Candidates who apply or accept an invitation appear here.')
          : t('Candidates can apply while the job is open.')
      }
      action={
        canInvite &&
        job.dailyCandidatesCount > 0 && (
          <Button component={Link} to={to} variant="contained">
            {t('Invite from the daily lists')}
          </Button>
        )
      }
    />
  );
}
