import Typography from '@mui/material/Typography';
import { useGetMany, useListContext } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { t } from '../../../src/i18n/t.ts';
import { JobMoveButtons } from '../moves/JobMoveButtons.tsx';
import { commonMoves } from '../moves/jobMoves.ts';
import { useJobMover } from '../moves/useJobMover.ts';

/** Buttons that move every selected job: only the moves that are legal for all of them. */
export function JobBulkStatus() {
  const { data = [], selectedIds, onSelect } = useListContext<Job>();
  const here = data.filter(({ id }) => selectedIds.includes(id));
  // A selection outlives its page; jobs of other pages are asked for.
  const isElsewhere = here.length < selectedIds.length;
  const all = useGetMany<Job>('jobs', { ids: selectedIds }, { enabled: isElsewhere });
  const mover = useJobMover();
  const jobs = isElsewhere ? (all.data ?? []).filter(Boolean) : here;
  const moves = jobs.length === selectedIds.length ? commonMoves(jobs.map(({ status }) => status)) : [];
  const [only] = jobs;
  return (
    <>
      {jobs.length > 0 && moves.length === 0 && (
        <Typography variant="body2" sx={{ px: 1 }}>
          {t('These jobs have no next step in common')}
        </Typography>
      )}
      <JobMoveButtons
        size="small"
        moves={moves}
        mover={mover}
        ids={jobs.map(({ id }) => id)}
        what={
          jobs.length === 1 && only
            ? only.title
            : t('{count, plural, one {# job} other {# jobs}}', { count: jobs.length })
        }
        onMove={async (request) => {
          const moved = await mover.move(jobs, request);
          onSelect(selectedIds.filter((id) => !moved.includes(id)));
        }}
      />
    </>
  );
}
