import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { AddedPersonForm, ResumeContact } from '../../schemas/addedPerson.ts';
import { fieldErrorsOf } from '../../src/client/apiError.ts';
import { FileDrop } from '../../src/components/inputs/files/FileDrop.tsx';
import { t } from '../../src/i18n/t.ts';
import { resumeAccept, resumeProblem, resumeRules } from '../../src/product/inputs/resumeFile.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';

interface ResumeOfFormProps {
  file: File | null;
  onChange: (file: File | null) => void;
  /** The server's objection to the file. */
  wrong: string | undefined;
  onWrong: (sentence: string) => void;
}

/** Takes a resume and fills the form around it with what it says; what was typed already stays. */
export function ResumeOfForm({ file, onChange, wrong, onWrong }: ResumeOfFormProps) {
  const { client } = useServices();
  const { getFieldState, getValues, setValue } = useFormContext<AddedPersonForm>();
  const fill = (contact: ResumeContact) => {
    for (const [name, value] of Object.entries(contact) as [keyof ResumeContact, string | null][]) {
      const isTyped = getFieldState(name).isDirty && Boolean(getValues(name));
      if (value !== null && !isTyped) setValue(name, value, { shouldValidate: true });
    }
  };
  const read = useMutation({
    mutationFn: (resume: File) => client.call('readAddedResume', { body: {}, resume }),
    onSuccess: fill,
    onError: (error) => onWrong(fieldErrorsOf(error)?.resume ?? sentenceOf(error)),
  });
  return (
    <div>
      <FileDrop
        label={t('Resume')}
        prompt={t('Drop a resume to fill in the form')}
        rules={resumeRules()}
        accept={resumeAccept}
        problemOf={resumeProblem}
        file={file}
        onChange={(chosen) => {
          onChange(chosen);
          read.reset();
          if (chosen) read.mutate(chosen);
        }}
        error={wrong}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {read.isPending && t('Reading the resume…')}
        {read.data &&
          (Object.values(read.data).some((value) => value !== null)
            ? t('Filled in from the resume. Check it before you ask.')
            : t('The resume does not say who it is of. Fill in the rest yourself.'))}
      </Typography>
    </div>
  );
}
