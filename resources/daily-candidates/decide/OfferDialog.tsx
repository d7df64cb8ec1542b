import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { InvitationFields } from '../../../schemas/invitation.ts';
import type { Job } from '../../../schemas/job.ts';
import type { FieldOptions } from '../../../src/components/inputs/kinds/FieldInput.tsx';
import { RecordInputs } from '../../../src/components/inputs/RecordInputs.tsx';
import { DialogForm } from '../../../src/components/schema/SchemaDialog.tsx';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../../common/planNeeded.ts';

/** The invitation's sentence about the pay, for each way to count it. */
const offers: Readonly<Record<Job['salaryUnit'], (of: { job: string }) => string>> = {
  YEAR: (of) =>
    t('For {job}. The yearly salary is named up front. The candidate has five days to answer.', of),
  MONTH: (of) =>
    t('For {job}. The monthly salary is named up front. The candidate has five days to answer.', of),
  WEEK: (of) => t('For {job}. The weekly pay is named up front. The candidate has five days to answer.', of),
  DAY: (of) => t('For {job}. The daily pay is named up front. The candidate has five days to answer.', of),
  HOUR: (of) => t('For {job}. The hourly pay is named up front. The candidate has five days to answer.', of),
};

interface OfferDialogProps {
  jobId: string;
  title: string;
  /** The offer's fields, with the rules of its message. */
  schema: typeof InvitationFields;
  /** How the message is asked for. */
  message: FieldOptions;
  submitLabel: string;
  /** @throws ApiError */
  onSend: (offer: InvitationFields) => Promise<void>;
  onClose: () => void;
  below?: ReactNode;
}

/** Asks what is offered, the job's salary to begin with. Mount it when it should be seen. */
export function OfferDialog({
  jobId,
  title,
  schema,
  message,
  submitLabel,
  onSend,
  onClose,
  below,
}: OfferDialogProps) {
  const id = useId();
  const { data: job, error, refetch } = useGetOne<Job>('jobs', { id: jobId });
  const [isLocked, setLocked] = useState(false);
  const send = async (offer: InvitationFields) => {
    try {
      await onSend(offer);
    } catch (error) {
      if (!needsPlan(error)) throw error;
      setLocked(true);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      {isLocked ? (
        <PlanOffer
          title={t('Inviting needs a plan')}
          titleId={id}
          plans={plansOf('RECRUITER')}
          action={<Button onClick={onClose}>{t('Not now')}</Button>}
        />
      ) : (
        <>
          <DialogTitle id={id} variant="h3" component="h2">
            {title}
          </DialogTitle>
          {job ? (
            <RecordInputs>
              <DialogForm
                schema={schema}
                defaultValues={startOf(job)}
                special={{ message }}
                submitLabel={submitLabel}
                onSubmit={send}
                onClose={onClose}
                below={below}
              >
                <Typography color="text.secondary">{offers[job.salaryUnit]({ job: job.title })}</Typography>
              </DialogForm>
            </RecordInputs>
          ) : (
            <DialogContent>
              {error ? (
                <ErrorState error={error} onRetry={() => void refetch()} />
              ) : (
                <LoadingState variant="page" rows={3} label={t('Loading the job')} />
              )}
            </DialogContent>
          )}
        </>
      )}
    </Dialog>
  );
}

/** The form starts with the job's salary. */
const startOf = ({ salaryMin, salaryMax, salaryCurrency }: Job) => ({
  salaryMin,
  salaryMax,
  // Not sent: the amounts are written in it.
  salaryCurrency,
});
