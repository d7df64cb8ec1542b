/** Which occupations a text's words are typical of: explicit semantic analysis over what O*NET and ESCO say of each. */
import type { OccupationId } from './occupations.ts';
import { columnOf, openPacked, wordsOf } from './packed.ts';

/** How much of a text speaks of an occupation; the weights of a text add up to 1. */
export interface OccupationWeight {
  id: OccupationId;
  weight: number;
}

function open() {
  const packed = openPacked<{ scale: number }>('words');
  return {
    numberOf: new Map(wordsOf(packed, 'terms').map((term, number) => [term, number])),
    starts: columnOf(packed, 'starts'),
    ids: columnOf(packed, 'ids'),
    weights: columnOf(packed, 'weights'),
    // Weights are kept as roots in 8 bits.
    values: Float32Array.from({ length: 256 }, (_, kept) => (kept / 255) ** 2 * packed.meta.scale),
  };
}

let opened: ReturnType<typeof open> | undefined;
const table = () => {
  opened ??= open();
  return opened;
};

/** How often each term stands in a list of terms, and each pair of neighbours that is typical of occupations ("line cook"). */
export function wordCounts(terms: readonly string[]): Map<string, number> {
  const { numberOf } = table();
  const counts = new Map<string, number>();
  terms.forEach((term, at) => {
    counts.set(term, (counts.get(term) ?? 0) + 1);
    const before = terms[at - 1];
    if (before === undefined) return;
    const pair = `${before} ${term}`;
    if (numberOf.has(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  });
  return counts;
}

const usual = 24;
/** Of the strongest occupation; fainter ones are chance. */
const faintest = 0.08;
/** Brings out what is strongest. */
const contrast = 4;

/**
 * The occupations that terms are typical of, strongest first, at most `limit`; weights add up to 1. None where no term
 * is typical of any.
 * @param counts of terms as `tokens.ts` makes them, and of pairs of them as `wordCounts` does
 */
export function occupationsOfWords(
  counts: ReadonlyMap<string, number>,
  limit = usual,
): readonly OccupationWeight[] {
  const { numberOf, starts, ids, weights, values } = table();
  const sums = new Map<number, number>();
  for (const [term, count] of counts) {
    const number = numberOf.get(term);
    if (number === undefined) continue;
    const times = 1 + Math.log(count);
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
      const id = ids[at] ?? 0;
      sums.set(id, (sums.get(id) ?? 0) + times * (values[weights[at] ?? 0] ?? 0));
    }
  }
  const ordered = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, limit);
  const strongest = ordered[0]?.[1] ?? 1;
  const kept = ordered
    .map(([id, sum]) => ({ id, weight: (sum / strongest) ** contrast }))
    .filter(({ weight }) => weight >= faintest);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
  return kept.map(({ id, weight }) => ({ id, weight: weight / total }));
}

/** How strongly a term speaks of the occupation it is most typical of, 0 to 1; 0 for one that is typical of none. */
export function peakOf(term: string): number {
  const { numberOf, starts, weights } = table();
  const number = numberOf.get(term);
  if (number === undefined) return 0;
  let peak = 0;
  for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1)
    peak = Math.max(peak, weights[at] ?? 0);
  return (peak / 255) ** 2;
}
