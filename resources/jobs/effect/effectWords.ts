/** A change of the criteria in sentences: who moves, and how many of the pool would fit. */
import type { CriteriaEffect, MovingCriterion } from '../../../schemas/criteriaEffect.ts';
import type { PeopleEstimate } from '../../../schemas/expectedFits.ts';
import { formatLocale } from '../../../src/i18n/formatLocale.ts';
import { t } from '../../../src/i18n/t.ts';
import { lookOf } from '../../../src/product/values/outcomes.ts';
import { byMove, type Move } from './moves.ts';

const sentences: Readonly<Record<Move, (people: number) => string>> = {
  OUT: (people) => t('{people, plural, one {# person} other {# people}} would fall out.', { people }),
  IN: (people) => t('{people, plural, one {# person} other {# people}} would come in.', { people }),
  DOWN: (people) => t('{people, plural, one {# person} other {# people}} would fit less well.', { people }),
  UP: (people) => t('{people, plural, one {# person} other {# people}} would fit better.', { people }),
};

/** "2 people would fall out. 1 person would fit better." */
export function movedWords({ moved, looked }: Pick<CriteriaEffect, 'moved' | 'looked'>): string {
  if (looked === 0) return t('There is nobody on the newest list or among the applicants to compare.');
  if (moved.length === 0) {
    return t(
      '{looked, plural, one {The one person compared, from the newest list and the applicants, would fit as now.} other {All # people on the newest list and among the applicants would fit as now.}}',
      { looked },
    );
  }
  return byMove(moved)
    .map(({ move, people }) => sentences[move](people.length))
    .join(' ');
}

const inWords = ({ about }: PeopleEstimate) =>
  about === null ? t('fewer than ten') : new Intl.NumberFormat(formatLocale()).format(about);

/** "Of the people looking for work about 80 would fit instead of 120." */
export function poolWords({ before, after }: Pick<CriteriaEffect, 'before' | 'after'>): string | null {
  if (!before.partial || !after.partial) return null;
  const [was, is] = [inWords(before.partial), inWords(after.partial)];
  return was === is
    ? t('Of all people looking for work, {people} would fit, as now.', { people: is })
    : t('Of all people looking for work, {people} would fit instead of {before}.', {
        people: is,
        before: was,
      });
}

/** "AWS: Not stated", or "AWS is no longer asked for". */
export const reasonWords = ({ name, importance, outcome }: MovingCriterion): string =>
  importance === null
    ? t('{name} is no longer asked for', { name })
    : t('{name}: {word}', { name, word: lookOf(outcome).word });
