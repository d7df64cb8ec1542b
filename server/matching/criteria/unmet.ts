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
 * Makes a judge that looks only at words in our lists. Nobody meets "5 years with Globex", and people who worked for
 * less than five years in all contradict it. So no employer, school or town makes a difference between two people.
 */
export function judgeUnmet(name: string): Judge {
  if (isOfVocabulary(name)) return judgeOf(name);
  const known = inEnglish(name);
  return judgeOf(placeScope(known) === 'TOWN' ? emptyTown(known) : withNobodysWords(known));
}
