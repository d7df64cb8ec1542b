import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import { InvitationFields } from '../../../schemas/invitation.ts';
import type { Job } from '../../../schemas/job.ts';
import { RecordInputs } from '../../../src/components/inputs/RecordInputs.tsx';
import { DialogForm } from '../../../src/components/schema/SchemaDialog.tsx';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../../common/planNeeded.ts';
import { refuseOpenFields } from '../../message-templates/openFields.ts';
import { TextFromTemplate } from '../../message-templates/TextFromTemplate.tsx';
import { type InvitedPick, useInvite } from './useInvite.ts';

/** The invitation's sentence about the pay, for each way to count it. */
const offers: Readonly<Record<Job['salaryUnit'], (of: { job: string }) => string>> = {
  YEAR: (of) =>
    t('For {job}. The yearly salary is named up front. The candidate has five days to answer.', of),
  MONTH: (of) =>
    t('For {job}. The monthly salary is named up front. The candidate has five days to answer.', of),
  HOUR: (of) => t('For {job}. The hourly pay is named up front. The candidate has five days to answer.', of),
};

interface InviteDialogProps {
  pick: InvitedPick;
  onClose: () => void;
  /** Called once the invitation is sent. */
  onInvited?: () => void;
}

/** Asks what is offered, the job's salary to begin with, and invites. Mount it when it should be seen. */
export function InviteDialog({ pick, onClose, onInvited }: InviteDialogProps) {
  const id = useId();
  const { data: job, error, refetch } = useGetOne<Job>('jobs', { id: pick.jobId });
  const [isLocked, setLocked] = useState(false);
  const invite = useInvite();
  const send = async (offer: InvitationFields) => {
    refuseOpenFields('message', offer.message);
    try {
      await invite(pick, offer);
      onClose();
      onInvited?.();
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
            {t('Invite {name}', { name: pick.candidateName })}
          </DialogTitle>
          {job ? (
            <RecordInputs>
              <DialogForm
                schema={InvitationFields}
                defaultValues={startOf(job)}
                special={{
                  message: {
                    helperText: t(
                      'Why them? Candidates answer more often when you add a sentence of your own.',
                    ),
                    render: (props) => <TextFromTemplate {...props} about={pick} />,
                  },
                }}
                submitLabel={t('Send the invitation')}
                onSubmit={send}
                onClose={onClose}
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
