import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath, useRedirect } from 'react-admin';
import { CloseReason, type Job, JobStatus } from '../../../schemas/job.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import { t } from '../../../src/i18n/t.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { jobPlace } from '../../common/jobPlace.ts';
import { HandOverButton } from '../../handover/HandOverButton.tsx';
import { jobTones } from '../jobTones.ts';
import { DeleteJobButton } from '../moves/DeleteJobButton.tsx';
import { JobMoveButtons } from '../moves/JobMoveButtons.tsx';
import { movesFrom } from '../moves/jobMoves.ts';
import { useJobMover } from '../moves/useJobMover.ts';

/** The line under a job's title: how it stands, where it is and what it pays, and the buttons that move it on. */
export function JobHeader({ job }: { job: Job }) {
  const salary = formatMoney({
    min: job.salaryMin,
    max: job.salaryMax,
    currency: job.salaryCurrency,
    unit: job.salaryUnit,
  });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'center',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
        <StatusChip value={job.status} schema={JobStatus} tones={jobTones} />
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[
            job.closeReason && job.status === 'CLOSED' ? choiceWords(CloseReason, job.closeReason, t) : null,
            jobPlace(job),
            salary,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <JobActions job={job} />
    </Box>
  );
}

function JobActions({ job }: { job: Job }) {
  const mover = useJobMover();
  const redirect = useRedirect();
  const createPath = useCreatePath();
  const canMove = useMay('jobs.setStatus');
  const canEdit = useMay('jobs.edit');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {canMove && (
        <JobMoveButtons
          moves={movesFrom(job.status)}
          mover={mover}
          ids={[job.id]}
          what={job.title}
          onMove={(request) => mover.move([job], request)}
        />
      )}
      {canEdit && job.status !== 'ARCHIVED' && (
        <Button
          component={Link}
          to={createPath({ resource: 'jobs', type: 'edit', id: job.id })}
          variant="outlined"
          startIcon={<EditOutlined />}
        >
          {t('Edit')}
        </Button>
      )}
      <HandOverButton job={job} {...(canMove && { onDone: () => redirect('list', 'jobs') })} />
      <DeleteJobButton job={job} />
    </Box>
  );
}
