import type { CriterionSuggestion } from '../../../schemas/job.ts';
import { t } from '../../../src/i18n/t.ts';

/** The cost of a suggested must-have: "7 of the 12 people on the lists do not show it." */
export function estimateWords(why: CriterionSuggestion['why']): string | null {
  if (typeof why === 'string' || !why.estimate) return null;
  const { picks, without } = why.estimate;
  if (without === 0) {
    return t(
      '{picks, plural, one {The one person} other {All # people}} on your lists would still meet it.',
      {
        picks,
      },
    );
  }
  return t(
    '{without} of the {picks, plural, one {one person} other {# people}} on your lists would not meet it.',
    { without, picks },
  );
}

/** Why a change of the criteria is suggested: "You passed on 2 people from another field." */
export function suggestionWords(why: CriterionSuggestion['why']): string {
  if (typeof why === 'string') return why;
  const { reason, people, years } = why;
  switch (reason) {
    case 'NOT_ENOUGH_EXPERIENCE':
      return t(
        'You passed on {people, plural, one {# person} other {# people}} with up to {years, plural, one {# year} other {# years}} because that was not enough experience.',
        { people, years: years ?? 0 },
      );
    case 'MISSING_SKILLS':
      return t(
        'You passed on {people, plural, one {# person} other {# people}} for missing skills; this is one they do not show.',
        { people },
      );
    case 'WRONG_FIELD':
      return t('You passed on {people, plural, one {# person} other {# people}} from another field.', {
        people,
      });
    case 'TOO_FAR':
      return t('You passed on {people, plural, one {# person} other {# people}} for living too far away.', {
        people,
      });
  }
}
