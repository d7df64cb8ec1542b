import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Job } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';

/** Loaded when it is asked for. */
const Dialog = lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }));

interface HandOverButtonProps {
  job: Pick<Job, 'id' | 'title' | 'recruiterEmail'>;
  /** Once someone else has it. */
  onDone?: () => void;
}

/** Hands a job over to a colleague. */
export function HandOverButton({ job, onDone }: HandOverButtonProps) {
  const canAccess = useMay('jobs.handOver');
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<SwapHoriz />} onClick={() => setOpen(true)}>
        {t('Hand over')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog
            recruiterEmail={job.recruiterEmail}
            what={{ jobId: job.id }}
            title={job.title}
            onClose={() => setOpen(false)}
            {...(onDone && { onDone })}
          />
        </Suspense>
      )}
    </>
  );
}
