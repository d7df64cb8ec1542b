/** Why a job fits its reader, in a sentence. */
import type { CriterionResult } from '../../schemas/criteria.ts';
import { listWords } from './listWords.ts';
import { currentLocale, type Translate, t } from './t.ts';

/** How many names a sentence on a card has room for. */
const fewNames = 3;

/** "A, B and C", "A, B and 4 more" */
function namesOf(results: readonly CriterionResult[], locale: string, t: Translate): string {
  const names = results.map(({ name }) => name);
  const rest = names.length - fewNames;
  const shown = rest > 0 ? [...names.slice(0, fewNames), t('{count} more', { count: rest })] : names;
  return listWords(shown, locale);
}

function reasonIn(criteria: readonly CriterionResult[], locale: string, t: Translate): string | undefined {
  const musts = criteria.filter(({ importance }) => importance === 'MUST_HAVE');
  const told = musts.length > 0 ? musts : criteria;
  if (told.length === 0) return undefined;
  const met = told.filter(({ outcome }) => outcome === 'MEETS');
  const all = told.length;
  if (met.length === 0) {
    return musts.length > 0
      ? t(
          'Your resume and profile show none of its {all, plural, one {# must-have} other {# must-haves}} yet.',
          { all },
        )
      : t(
          'Your resume and profile show none of its {all, plural, one {# nice-to-have} other {# nice-to-haves}} yet.',
          { all },
        );
  }
  const values = { met: met.length, all, names: namesOf(met, locale, t) };
  return musts.length > 0
    ? t('You meet {met} of {all, plural, one {# must-have} other {# must-haves}}: {names}.', values)
    : t('You meet {met} of {all, plural, one {# nice-to-have} other {# nice-to-haves}}: {names}.', values);
}

/**
 * "You meet 2 of 3 must-haves: Sourdough and Night shifts." Nice-to-haves are told only where a job has nothing else;
 * undefined when it asks for nothing in particular.
 *
 * @param say in which language; by default the page's
 */
export const fitReason = (
  criteria: readonly CriterionResult[],
  locale: string = currentLocale(),
  say: Translate = t,
): string | undefined => reasonIn(criteria, locale, say);

/** The names of what neither resume nor profile says anything about, must-haves first. */
export const notStated = (criteria: readonly CriterionResult[]): string[] =>
  (['MUST_HAVE', 'NICE_TO_HAVE'] as const).flatMap((importance) =>
    criteria
      .filter((result) => result.importance === importance && result.outcome === 'UNKNOWN')
      .map(({ name }) => name),
  );
