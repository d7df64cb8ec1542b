/** Misspelled words, by the known word that one slip of the pen makes them. */
import { placeFrom } from './sortedWords.ts';

/** Whether one letter more, less, other, or two that changed places make one word the other. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

const leastLength = 6;

/**
 * The number of the known term that a word is a slip of, of several the commonest; undefined when there is none. The
 * first letter has to be right.
 * @param terms sorted
 * @param common how common each is
 */
export function nearestSpelling(
  written: string,
  terms: readonly string[],
  common: ArrayLike<number>,
): number | undefined {
  if (written.length < leastLength) return undefined;
  const first = written.charAt(0);
  let best: number | undefined;
  for (let at = placeFrom(terms, first); terms[at]?.startsWith(first); at += 1)
    if (
      isOneSlip(written, terms[at] ?? '') &&
      (common[at] ?? 0) > (best === undefined ? 0 : (common[best] ?? 0))
    )
      best = at;
  return best;
}
