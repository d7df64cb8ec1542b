/** Words and names as numbers, so that a profile holds none of them. */

/** A number of 32 bits that is the same for the same text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

const known = new Map<string, number>();

/** The number of a term; terms come again and again, so the last ones are remembered. */
export function termHash(term: string): number {
  const before = known.get(term);
  if (before !== undefined) return before;
  const hash = hashOf(term);
  if (known.size > 100_000) known.clear();
  known.set(term, hash);
  return hash;
}

/** The number of a phrase of the lexicon, which outlives the order in which the lexicon is read. */
export const phraseHash = (terms: readonly string[]): number => hashOf(terms.join(' '));

/** The number of a tool whose name is an ordinary word, where it is the tool. */
export const nameHash = (name: string): number => hashOf(`=${name.toLowerCase()}`);
