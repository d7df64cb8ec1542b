import type { CandidateApplication } from '../../schemas/application.ts';
import { t } from '../../src/i18n/t.ts';

/** How someone came to apply; unlike the chip of a status it cannot be taken for where they stand. */
export const sourceWords = (source: CandidateApplication['source']): string => sentences[source]();

const sentences: Readonly<Record<CandidateApplication['source'], () => string>> = {
  APPLIED: () => t('Applied on their own'),
  INVITED: () => t('By invitation'),
  ADDED: () => t('Added by the company'),
  REFERRED: () => t('Referral'),
};
