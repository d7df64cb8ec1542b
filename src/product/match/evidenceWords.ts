import { type CriterionResult, statedIn } from '../../../schemas/criteria.ts';
import { t } from '../../i18n/t.ts';

/** The evidence of a criterion in a line: a quotation in its marks, and the candidate's own words as such. */
export function evidenceWords(result: Pick<CriterionResult, 'evidence' | 'source'>): string | null {
  const words = statedIn(result);
  if (words !== null) return t('said by the candidate: {words}', { words });
  return result.evidence && `“${result.evidence}”`;
}
