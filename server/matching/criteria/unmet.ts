/** Judges criteria by what the vocabulary lists, as if nobody had any other word that they ask for. */
import type { Judge } from './judge.ts';
import { judgeOf } from './kinds.ts';
import { isOfVocabulary, nobodysWord, withNobodysWords } from './listedWords.ts';
import { placeScope, widerPlace } from './place.ts';
import { inEnglish } from './spanish.ts';

/** The same state, with a town in it where nobody lives. */
const emptyTown = (name: string) =>
  (widerPlace(name) ?? 'Based in').replace('Based in', `Based in ${nobodysWord},`).replace(/,$/, '');

/**
 * A judge that no resume makes kinder than its listed words do: nobody meets "5 years with Globex", and people who have
 * worked for less than that miss it. So the judgement tells nobody apart by an employer, a school or a town.
 */
export function judgeUnmet(name: string): Judge {
  if (isOfVocabulary(name)) return judgeOf(name);
  const known = inEnglish(name);
  return judgeOf(placeScope(known) === 'TOWN' ? emptyTown(known) : withNobodysWords(known));
}
