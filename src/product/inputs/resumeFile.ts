/** Checks of a resume before it is uploaded. The server looks at its content, this only at its name. */

import { maxResumeBytes, resumeEndings } from '../../../schemas/resumeFile.ts';
import { formatLocale } from '../../i18n/formatLocale.ts';
import { t } from '../../i18n/t.ts';

/** For a file input's `accept`. */
export const resumeAccept = Object.keys(resumeEndings).join(',');

/** The accepted files, in a few words. */
export const resumeRules = () =>
  t('PDF, Word (.docx) or text, up to {size} MB', { size: maxResumeBytes / 1024 / 1024 });

/** Why a file cannot be taken, in words its owner can act on; undefined when it can be tried. */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return t('The file is empty. Choose the resume again.');
  if (size > maxResumeBytes) {
    return t('The file is {size}, and the limit is 5 MB. Save it smaller, without large pictures.', {
      size: sizeText(size),
    });
  }
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!Object.hasOwn(resumeEndings, ending)) {
    return t('The file is not a PDF, Word (.docx) or text file. Save the resume as a PDF and try again.');
  }
  return undefined;
}

/** A file's size as people say it: 1,234,567 → "1.2 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return t('{bytes, plural, one {# byte} other {# bytes}}', { bytes });
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  const megabytes = new Intl.NumberFormat(formatLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${megabytes.format(bytes / 1024 / 1024)} MB`;
}
