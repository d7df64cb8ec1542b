import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { CandidateApplication } from '../../schemas/application.ts';
import { applicationsCalls } from '../../schemas/calls/applications.ts';
import type { PublicJob } from '../../schemas/job.ts';
import { fieldOf } from '../../src/components/fields/field.ts';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { VerifyAddress } from '../common/VerifyAddress.tsx';
import { keepDraft, readDraft } from './letterDraft.ts';
import { applyProblem, useApply } from './useApply.ts';

interface ApplyDialogProps {
  job: PublicJob;
  /** Whose draft it is. */
  email: string;
  onApplied: (application: CandidateApplication) => void;
  onClose: () => void;
}

/** Applies for a job: the resume goes along by itself, a letter may. What is typed is kept until it is sent. */
export function ApplyDialog({ job, email, onApplied, onClose }: ApplyDialogProps) {
  const id = useId();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [text, setText] = useState(() => readDraft(email, job.id, sessionStorage));
  const { mutate, isPending, error } = useApply(job.id);
  const isProved = useCurrentUser().data?.emailVerified !== false;
  const type = (typed: string) => {
    setText(typed);
    keepDraft(email, job.id, typed, sessionStorage);
  };
  const send = () =>
    mutate(text, {
      onSuccess: (application) => {
        keepDraft(email, job.id, '', sessionStorage);
        onApplied(application);
      },
    });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      slotProps={{ paper: { sx: narrow ? { borderRadius: 0 } : undefined } }}
      onClose={() => !isPending && onClose()}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {t('Apply for {job}', { job: job.title })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography color="text.secondary">
          {t(
            '{employer} gets your profile and your resume. A letter is optional: two or three sentences on why this job are plenty.',
            { employer: job.employerName },
          )}
        </Typography>
        <TextField
          multiline
          minRows={narrow ? 8 : 6}
          maxRows={16}
          label={t('Cover letter (optional)')}
          value={text}
          disabled={isPending}
          onChange={(event) => type(event.target.value)}
          helperText={text === '' ? undefined : t('Kept in this tab until you send it.')}
          slotProps={{
            htmlInput: { maxLength: fieldOf(applicationsCalls.apply.body, 'coverLetter').maxLength },
          }}
        />
        <VerifyAddress />
        {error && <Alert severity="error">{applyProblem(error)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={isPending}>
          {t('Not now')}
        </Button>
        <Button variant="contained" onClick={send} loading={isPending} disabled={!isProved}>
          {t('Send application')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
