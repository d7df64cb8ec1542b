/** Whether a resume claims what it names: not what is denied, still under way, or said of other people. */

import { saidAt } from '../text/mentions.ts';
import { isLicence, namesHolder } from '../vocabulary/licences.ts';
import { type Phrase, skillAt } from '../vocabulary/phrases.ts';
import { stem } from '../vocabulary/stem.ts';

const stems = (words: string) => new Set(words.split(' ').flatMap((word) => [word, stem(word)]));

const underway = stems('pursue pursuing study studying toward towards eligible candidate');
/** Before a certificate's name; of other things they say less. */
const notHeld = new Set(
  'completing enrolled preparing expected expecting anticipated seeking obtaining pending becoming aspiring will'.split(
    ' ',
  ),
);
/** Behind a certificate's name. */
const notYet = stems(
  'progress candidate eligible eligibility pending expected anticipated student bridge school',
);
/** Before the name of someone else's role. */
const toOthers = stems(
  'under report reporting assist assisted assisting supervision supervised by alongside support supported supporting with to for helped helping',
);

/** A text and the terms it was cut into. */
interface ReadText {
  text: string;
  terms: readonly string[];
  starts: readonly number[];
  ends: readonly number[];
}

const writtenAt = ({ text, starts, ends }: ReadText, at: number) => text.slice(starts[at], ends[at]);
const between = ({ text, starts, ends }: ReadText, from: number, to: number) =>
  text.slice(ends[from], starts[to]);

/** A full stop, a line's end before a capital, or a bullet. */
const stop = /[.;!?•●▪|](?:\s|$)|\n\s*[•●▪*-]/;

/** Terms near a place that stand in the same sentence. */
function near(read: ReadText, at: number, from: number, to: number): string[] {
  const { terms } = read;
  const found: string[] = [];
  for (let place = Math.max(0, from); place < Math.min(terms.length, to); place += 1) {
    const inSentence =
      place < at ? !stop.test(between(read, place, at)) : !stop.test(between(read, at, place));
    if (inSentence) found.push(terms[place] ?? '');
  }
  return found;
}

const isPlural = (written: string) => /[a-z]s$|[A-Z]s$/.test(written) && !/ss$/.test(written);

/**
 * How far the words at a place are a claim: 1 wholly, 0.5 for what is under way, 0 for what is denied and for a
 * licence that other people hold.
 * @param phrase what stands there; null for any words
 */
export function claimAt(text: ReadText, at: number, phrase: Phrase | null): 0 | 0.5 | 1 {
  const before = near(text, at, at - 4, at);
  const last = at + (phrase?.terms.length ?? 1) - 1;
  const said = saidAt(text.text, text.starts[at] ?? 0, text.ends[last] ?? 0);
  if (said === 0) return 0;
  if (phrase && namesHolder(phrase)) {
    if (isPlural(writtenAt(text, last)) && !isPlural(phrase.spelling)) return 0;
    if (before.slice(-3).some((term) => toOthers.has(term))) return 0;
  }
  if (before.some((term) => underway.has(term))) return 0.5;
  if (phrase && isLicence(skillAt(phrase.skill)?.name ?? '')) {
    const from = Math.max(0, at - 4);
    for (let place = from; place < at; place += 1)
      if (notHeld.has(writtenAt(text, place).toLowerCase()) && !stop.test(between(text, place, at)))
        return 0.5;
    const after = near(text, last, last + 1, last + 4);
    if (after.some((term) => notYet.has(term))) return 0.5;
  }
  return said;
}
