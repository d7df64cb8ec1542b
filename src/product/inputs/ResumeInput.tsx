import { FileDrop, type FileDropProps } from '../../components/inputs/FileDrop.tsx';
import { t } from '../../i18n/t.ts';
import { resumeAccept, resumeProblem, resumeRules } from './resumeFile.ts';

type ResumeInputProps = Pick<
  FileDropProps,
  'file' | 'onChange' | 'error' | 'progress' | 'onCancel' | 'buttonLabel'
>;

/** A place to drop the resume and a button to choose it; what is taken stands there before anything is chosen. */
export const ResumeInput = (props: ResumeInputProps) => (
  <FileDrop
    {...props}
    label={t('Resume')}
    inputLabel={t('Resume file')}
    prompt={t('Drop your resume here')}
    rules={resumeRules()}
    accept={resumeAccept}
    problemOf={resumeProblem}
    sentText={t('Sent. Reading your resume…')}
  />
);
