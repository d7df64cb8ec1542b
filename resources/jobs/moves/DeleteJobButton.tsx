import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDelete, useRedirect } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { sentenceOf } from '../../common/planNeeded.ts';

/** Deletes a job nothing hangs on; a job with picks or applications has no such button, it is archived. */
export function DeleteJobButton({ job }: { job: Job }) {
  const canAccess = useMay('jobs.delete');
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const redirect = useRedirect();
  const [deleteOne, { isPending }] = useDelete<Job>();
  if (!canAccess || job.dailyCandidatesCount > 0 || job.applicationsCount > 0) return null;
  const close = () => {
    setAsking(false);
    setRefusal(null);
  };
  return (
    <>
      <Button color="error" startIcon={<DeleteOutline />} onClick={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={
          refusal ? t('{job} cannot be deleted', { job: job.title }) : t('Delete {job}?', { job: job.title })
        }
        confirmLabel={t('Delete job')}
        destructive
        busy={isPending}
        disabled={refusal !== null}
        onClose={close}
        onConfirm={() =>
          void deleteOne(
            'jobs',
            { id: job.id, previousData: job },
            {
              mutationMode: 'pessimistic',
              onSuccess: () => {
                notify(t('{job} is deleted.', { job: job.title }), { kind: 'success' });
                redirect('list', 'jobs');
              },
              onError: (error) => setRefusal(sentenceOf(error)),
            },
          )
        }
      >
        <Typography role={refusal ? 'alert' : undefined} color="text.secondary">
          {refusal ?? t('No one was picked for it and no one has applied. You cannot undo this.')}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
