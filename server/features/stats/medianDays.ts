/** Medians of whole days, from how often each number of them was. */
import { fewestForMedian, type MedianDays } from '../../../schemas/hiring.ts';

interface Times {
  days: number;
  n: number;
}

/**
 * Exact: half between the two in the middle of an even number.
 *
 * @param times in any order; the same number of days may come several times, less than nought among them
 */
export function medianDays(times: readonly Times[]): MedianDays {
  const by = new Map<number, number>();
  for (const { days, n } of times) by.set(days, (by.get(days) ?? 0) + n);
  const of = [...by.values()].reduce((sum, n) => sum + n, 0);
  if (of < fewestForMedian) return { days: null, of };
  const ordered = [...by].sort(([a], [b]) => a - b);
  /** The value at a place, counted from nought. */
  const at = (place: number) => {
    let before = 0;
    for (const [days, n] of ordered) {
      before += n;
      if (before > place) return days;
    }
    return ordered.at(-1)?.[0] ?? 0;
  };
  return { days: (at(Math.floor((of - 1) / 2)) + at(Math.floor(of / 2))) / 2, of };
}
