import Button from '@mui/material/Button';
import { useCanAccess } from 'react-admin';
import type { DailyList } from '../../schemas/dailyCandidate.ts';
import { type Job, matchedCriteria } from '../../schemas/job.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { t } from '../../src/i18n/t.ts';
import { useCriteriaChanges } from '../jobs/useCriteriaChanges.ts';

/** Stands where a day's picks would be: why there are none, and the change that would bring some. */
export function NobodyPicked({ job, day }: { job: Job | undefined; day: DailyList }) {
  return (
    <EmptyState
      title={t('Nobody was picked')}
      text={
        day.explanation ?? t('None of the {pool} people considered fits well enough.', { pool: day.poolSize })
      }
      action={job && day.heldBack && <Relax job={job} criterion={day.heldBack.criterion} />}
    />
  );
}

/** Offers to ask less where that must-have is still one; says so where it was changed since. */
function Relax({ job, criterion }: { job: Job; criterion: string }) {
  const { canAccess } = useCanAccess({ resource: 'jobs', action: 'edit' });
  const { relax, busy } = useCriteriaChanges(job);
  const asked = matchedCriteria(job).find(({ name }) => name === criterion);
  if (!asked) return null;
  if (asked.importance === 'NICE_TO_HAVE') {
    return t('“{criterion}” is nice to have by now; the next list follows that.', { criterion });
  }
  if (!canAccess || job.status === 'ARCHIVED' || job.status === 'CLOSED') return null;
  return (
    <Button variant="contained" disabled={busy} onClick={() => relax(criterion)}>
      {t('Make “{criterion}” nice to have', { criterion })}
    </Button>
  );
}
