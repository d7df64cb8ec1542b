/** Checks of a resume before it is uploaded. The server looks at its content, this only at its name. */

import { maxResumeBytes, resumeEndings } from '../../../schemas/resumeFile.ts';
import { sizeText } from '../../components/inputs/files/fileSize.ts';
import { formatLocale } from '../../i18n/formatLocale.ts';
import { t } from '../../i18n/t.ts';

/** The endings that are taken. */
export const resumeAccept = Object.keys(resumeEndings);

/** The accepted files, in a few words. */
export const resumeRules = () =>
  t('PDF, Word (.docx) or text, up to {size} MB', { size: maxResumeBytes / 1024 / 1024 });

/** Why a file cannot be taken, in words its owner can act on; undefined when it can be tried. */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return t('The file is empty. Choose the resume again.');
  if (size > maxResumeBytes) {
    return t('The file is {size}, and the limit is 5 MB. Save it smaller, without large pictures.', {
      size: sizeText(size, formatLocale()),
    });
  }
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!Object.hasOwn(resumeEndings, ending)) {
    return t(
      'The file is not a PDF, Word (.docx) or text file. Save the document the resume was written in as a PDF; a photo can be sent as a PDF, if its text is sharp.',
    );
  }
  return undefined;
}
