import type { LegalName } from '../../../schemas/legal.ts';
import { t } from '../../i18n/t.ts';

/** The operator's texts, as links and search engines name them. */
export const legalWords = (): Record<LegalName, { title: string; description: string }> => ({
  TERMS: {
    title: t('Terms'),
    description: t('The terms for candidates, recruiters and employers, in plain words.'),
  },
  PRIVACY: {
    title: t('Privacy'),
    description: t('Which data is kept and why, who sees it, for how long, and how to have it erased.'),
  },
  IMPRINT: { title: t('Imprint'), description: t('Who runs this installation of Hireday.') },
  CONTACT: { title: t('Contact'), description: t('How the operator of this installation is reached.') },
});
