import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { Form, useGetOne } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { InvitationFields } from '../../../schemas/invitation.ts';
import type { Job } from '../../../schemas/job.ts';
import { fieldErrorsOf } from '../../../src/client/apiError.ts';
import { resolverFor } from '../../../src/components/schema/resolver.ts';
import { SchemaInput } from '../../../src/components/schema/SchemaInput.tsx';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { needsPlan, plansOf, sentenceOf } from '../../common/planNeeded.ts';
import { type InvitedPick, useInvite } from './useInvite.ts';

const resolver = resolverFor(InvitationFields);

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
}

/** Asks what is offered, the job's salary to begin with, and invites. Mount it when it should be seen. */
export function InviteDialog({ pick, onClose }: InviteDialogProps) {
  const id = useId();
  const { data: job, error, refetch } = useGetOne<Job>('jobs', { id: pick.jobId });
  const [refusal, setRefusal] = useState<unknown>();
  const invite = useInvite();
  const submit = async (values: FieldValues) => {
    setRefusal(undefined);
    try {
      await invite(pick, values as InvitationFields);
      onClose();
      return undefined;
    } catch (thrown) {
      const wrong = fieldErrorsOf(thrown);
      if (Object.keys(wrong).length > 0) return wrong;
      setRefusal(thrown);
      return undefined;
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      {needsPlan(refusal) ? (
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
            <InviteForm job={job} refusal={refusal} onSubmit={submit} onClose={onClose} />
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

interface InviteFormProps {
  job: Job;
  refusal: unknown;
  onSubmit: (values: FieldValues) => unknown;
  onClose: () => void;
}

function InviteForm({ job, refusal, onSubmit, onClose }: InviteFormProps) {
  const start = useMemo(
    () => ({
      salaryMin: job.salaryMin,
      salaryMax: job.salaryMax,
      message: null,
      // Not sent: the amounts are written in it.
      salaryCurrency: job.salaryCurrency,
    }),
    [job],
  );
  return (
    <Form
      resolver={resolver}
      defaultValues={start}
      onSubmit={onSubmit}
      disableInvalidFormNotification
      noValidate
    >
      <DialogContent sx={{ pt: 0 }}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {offers[job.salaryUnit]({ job: job.title })}
        </Typography>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <SchemaInput schema={InvitationFields} source="salaryMin" autoFocus />
          <SchemaInput schema={InvitationFields} source="salaryMax" />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <SchemaInput
              schema={InvitationFields}
              source="message"
              helperText={t('Why them? Candidates answer more often when you add a sentence of your own.')}
            />
          </Box>
        </Box>
        {refusal !== undefined && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {sentenceOf(refusal)}
          </Alert>
        )}
      </DialogContent>
      <InviteButtons onClose={onClose} />
    </Form>
  );
}

function InviteButtons({ onClose }: { onClose: () => void }) {
  const { isSubmitting } = useFormState();
  return (
    <DialogActions sx={{ px: 3, pb: 2.5 }}>
      <Button onClick={onClose} disabled={isSubmitting}>
        {t('Cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {t('Send the invitation')}
      </Button>
    </DialogActions>
  );
}
