import Button from '@mui/material/Button';
import { Link, useCreatePath } from 'react-admin';
import type { DailyList, HeldBack } from '../../../schemas/dailyCandidate.ts';
import { type Job, matchedCriteria } from '../../../schemas/job.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { AskedDifference } from '../../jobs/page/AskedDifference.tsx';
import { useCriteriaChanges } from '../../jobs/page/useCriteriaChanges.ts';

/** Stands where a day's picks would be: why there are none, and the change that would bring some. */
export function NobodyPicked({ job, day }: { job: Job | undefined; day: DailyList }) {
  return (
    <EmptyState
      title={t('Nobody was picked')}
      text={day.explanation ?? t('Nobody of those considered fits well enough.')}
      action={job && <AskLess job={job} heldBack={day.heldBack} />}
    />
  );
}

/** Relaxes the must-have in the way; where none is named, leads to the criteria. */
function AskLess({ job, heldBack }: { job: Job; heldBack: HeldBack | null }) {
  const canAccess = useMay('jobs.edit');
  const createPath = useCreatePath();
  const changes = useCriteriaChanges(job);
  if (!canAccess || job.status === 'ARCHIVED' || job.status === 'CLOSED') return null;
  const criterion = heldBack?.criterion ?? null;
  const asked = matchedCriteria(job).find(({ name }) => name === criterion);
  if (criterion === null || !asked) {
    return (
      <Button
        component={Link}
        to={createPath({ resource: 'jobs', type: 'edit', id: job.id })}
        variant="outlined"
      >
        {t('Change the criteria')}
      </Button>
    );
  }
  if (asked.importance === 'NICE_TO_HAVE') {
    return t('“{criterion}” is a nice-to-have now. The next list follows it.', { criterion });
  }
  return (
    <>
      <Button variant="contained" disabled={changes.busy} onClick={() => changes.relax(criterion)}>
        {t('Make “{criterion}” nice to have', { criterion })}
      </Button>
      <AskedDifference job={job} asked={changes.asked} />
    </>
  );
}
