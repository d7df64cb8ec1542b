import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApplicationFields, type CandidateApplication } from '../../schemas/application.ts';
import type { PublicJob } from '../../schemas/job.ts';
import type { FieldInputProps } from '../../src/components/inputs/inputProps.ts';
import { useField } from '../../src/components/inputs/useField.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { keepDraft, readDraft } from '../common/textDraft.ts';
import { VerifyAddress } from '../common/VerifyAddress.tsx';
import { letterKey } from './letterKey.ts';
import { useApply } from './useApply.ts';

interface ApplyDialogProps {
  job: PublicJob;
  /** Whose draft it is. */
  email: string;
  onApplied: (application: CandidateApplication) => void;
  onClose: () => void;
}

const Letter = ApplicationFields.pick({ coverLetter: true });

const useIsNarrow = () => useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });

function LetterInput(props: FieldInputProps) {
  const isTyped = Boolean(useWatch({ name: props.source }));
  const narrow = useIsNarrow();
  const { textField } = useField({
    ...props,
    helperText: isTyped && t('Kept in this tab until you send it.'),
  });
  return <TextField {...textField} autoComplete="off" multiline minRows={narrow ? 8 : 6} maxRows={16} />;
}

/** Applies for a job: the resume goes along by itself, a letter may. What is typed is kept until it is sent. */
export function ApplyDialog({ job, email, onApplied, onClose }: ApplyDialogProps) {
  const narrow = useIsNarrow();
  const draftKey = letterKey(email, job.id);
  const [draft] = useState(() => readDraft(draftKey, sessionStorage));
  const { mutateAsync, isPending } = useApply(job.id);
  const isProved = useCurrentUser().data?.emailVerified !== false;
  return (
    <SchemaDialog
      title={t('Apply for {job}', { job: job.title })}
      maxWidth="sm"
      fullScreen={narrow}
      schema={Letter}
      special={{
        coverLetter: {
          disabled: isPending,
          // Sending without a letter is as good.
          autoFocus: false,
          render: (props) => <LetterInput {...props} />,
        },
      }}
      defaultValues={{ coverLetter: draft }}
      onType={({ coverLetter }) => keepDraft(draftKey, coverLetter ?? '', sessionStorage)}
      submitLabel={t('Send application')}
      cancelLabel={t('Not now')}
      busy={isPending}
      disabled={!isProved}
      onSubmit={async ({ coverLetter }) => {
        const application = await mutateAsync(coverLetter);
        keepDraft(draftKey, '', sessionStorage);
        onApplied(application);
      }}
      onClose={onClose}
      below={<VerifyAddress />}
    >
      <Typography color="text.secondary">
        {t(
          '{employer} gets your profile and your resume. A letter is optional: two or three sentences on why this job are plenty.',
          { employer: job.employerName },
        )}
      </Typography>
    </SchemaDialog>
  );
}
