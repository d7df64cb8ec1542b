import type { Scorecard } from '../../schemas/scorecard.ts';
import { t } from '../../src/i18n/t.ts';

/** Whose card it is. */
export const authorWords = ({ authorName, isMine }: Pick<Scorecard, 'authorName' | 'isMine'>): string =>
  isMine ? t('You') : (authorName ?? t('A former colleague'));
