/** Estimates for those without a plan, who want to know whether it is worth its price. */
import { askedOfStrangers, isOfVocabulary } from '../../matching/criteria/listedWords.ts';
import { placeScope } from '../../matching/criteria/place.ts';
import type { ExpectFits } from '../../services/expectFits.ts';

/** The state or country that a criterion asks for, or is in. */
function stateOf(name: string): string | null {
  const asked = askedOfStrangers(name);
  return asked !== null && placeScope(asked) === 'STATE' ? asked : null;
}

/**
 * The estimates of a title and a state, whatever else is asked: with more, an account that costs nothing could narrow a
 * question down. What each must-have costs is left out because it answers a second question.
 */
export function roughly(expectFits: ExpectFits): ExpectFits {
  return async ({ title, criteria }, hidden) => {
    const place = criteria.find(({ name }) => stateOf(name) !== null);
    const state = place && stateOf(place.name);
    const asked = state ? [{ name: state, importance: 'MUST_HAVE' as const }] : [];
    const expected = await expectFits({ title, description: '', criteria: asked }, hidden);
    const isCounted = (name: string) => name === place?.name && isOfVocabulary(name);
    const notCounted = criteria.map(({ name }) => name).filter((name) => !isCounted(name));
    return { ...expected, mustHaves: [], notCounted };
  };
}
