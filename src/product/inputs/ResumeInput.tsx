import { FileDrop, type FileDropProps } from '../../components/inputs/files/FileDrop.tsx';
import { t } from '../../i18n/t.ts';
import { resumeAccept, resumeProblem, resumeRules } from './resumeFile.ts';

type ResumeInputProps = Pick<
  FileDropProps,
  'file' | 'onChange' | 'error' | 'progress' | 'onCancel' | 'buttonLabel'
> & {
  /** Names another resume than the main one, where a page asks for both. */
  isFurther?: boolean;
};

/** A place to drop the resume and a button to choose it; what is taken stands there before anything is chosen. */
export const ResumeInput = ({ isFurther = false, ...props }: ResumeInputProps) => (
  <FileDrop
    {...props}
    label={isFurther ? t('Another resume') : t('Resume')}
    inputLabel={isFurther ? t('File of another resume') : t('Resume file')}
    prompt={isFurther ? t('Drop another resume here') : t('Drop your resume here')}
    rules={resumeRules()}
    accept={resumeAccept}
    problemOf={resumeProblem}
    sentText={t('Sent. Reading your resume…')}
  />
);
