import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApplicationText, type CandidateApplication } from '../../schemas/application.ts';
import type { PublicJob } from '../../schemas/job.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser, useServices } from '../../src/session/session.tsx';
import { OtherTabNote } from '../common/DraftNote.tsx';
import { ownResumesQuery } from '../common/ownResumes.ts';
import { keepText, letterKey, readText } from '../common/textDraft.ts';
import { useOtherTab } from '../common/useOtherTab.ts';
import { VerifyAddress } from '../common/VerifyAddress.tsx';
import { ResumeChoice } from './ResumeChoice.tsx';
import { useApply } from './useApply.ts';

interface ApplyDialogProps {
  job: PublicJob;
  /** Whose draft it is. */
  email: string;
  onApplied: (application: CandidateApplication) => void;
  onClose: () => void;
}

const useIsNarrow = () => useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });

function LetterInput(props: FieldInputProps) {
  const isTyped = Boolean(useWatch({ name: props.source }));
  const narrow = useIsNarrow();
  const { textField } = useField({
    ...props,
    helperText: isTyped && t('Kept in this browser until you send it or sign out.'),
  });
  return <TextField {...textField} autoComplete="off" multiline minRows={narrow ? 8 : 6} maxRows={16} />;
}

/** Applies for a job: a resume goes along by itself, the main one unless another is chosen, and a letter may. What is typed is kept until it is sent. */
export function ApplyDialog({ job, email, onApplied, onClose }: ApplyDialogProps) {
  const narrow = useIsNarrow();
  const draftKey = letterKey(email, job.id);
  const [draft] = useState(() => readText(draftKey, localStorage));
  const isElsewhere = useOtherTab(draftKey);
  const { mutateAsync, isPending } = useApply(job.id);
  const { client } = useServices();
  const { data: resumes } = useQuery(ownResumesQuery(client));
  const [resumeId, setResumeId] = useState<string>();
  const isProved = useCurrentUser().data?.emailVerified !== false;
  return (
    <SchemaDialog
      title={t('Apply for {job}', { job: job.title })}
      maxWidth="sm"
      fullScreen={narrow}
      schema={ApplicationText}
      special={{
        coverLetter: {
          disabled: isPending,
          // Sending without a letter is as good.
          autoFocus: false,
          render: (props) => <LetterInput {...props} />,
        },
      }}
      defaultValues={{ coverLetter: draft }}
      onType={({ coverLetter }) => keepText(draftKey, coverLetter ?? '', localStorage)}
      submitLabel={t('Send application')}
      cancelLabel={t('Not now')}
      busy={isPending}
      disabled={!isProved}
      onSubmit={async (written) => {
        const application = await mutateAsync({ ...written, resumeId });
        keepText(draftKey, '', localStorage);
        onApplied(application);
      }}
      onClose={onClose}
      below={<VerifyAddress />}
    >
      <OtherTabNote isElsewhere={isElsewhere} />
      <Typography color="text.secondary">
        {t(
          '{employer} gets your profile and your resume. A letter is optional: two or three sentences on why this job are plenty.',
          { employer: job.employerName },
        )}
      </Typography>
      {resumes && resumes.length > 1 && (
        <ResumeChoice resumes={resumes} value={resumeId} onChange={setResumeId} disabled={isPending} />
      )}
    </SchemaDialog>
  );
}
