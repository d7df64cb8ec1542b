/** The four steps of a scorecard: their words, and how each looks. */
import { ScorecardFields } from '../../schemas/scorecard.ts';
import { readField } from '../../src/components/fields/field.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { t } from '../../src/i18n/t.ts';

type Recommendation = ScorecardFields['recommendation'];

export const recommendationTones: Readonly<Record<Recommendation, StatusTone>> = {
  STRONG_NO: 'negative',
  NO: 'fresh',
  YES: 'info',
  STRONG_YES: 'positive',
};

/** The steps from the lowest to the highest. A rating is the number of its step, so both share words and tones. */
export const steps = () =>
  readField(ScorecardFields.shape.recommendation, t).choices.map(({ id, name }, index) => ({
    name,
    number: index + 1,
    id: id as Recommendation,
    tone: recommendationTones[id as Recommendation],
  }));
