/** Where to go in the queue. */

/**
 * The next one that waits for a decision: the first after the current one, else the first from the start. Undefined
 * when none is left.
 */
export function nextWaiting(
  ids: readonly string[],
  decided: ReadonlySet<string>,
  current: string,
): string | undefined {
  const place = ids.indexOf(current);
  const ahead = [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0))];
  return ahead.find((id) => !decided.has(id));
}

/** Seconds a decision takes anyone who has made too few to tell. */
const usualSeconds = 12;

/** Decisions after which one's own pace counts. */
const enough = 5;

/** A break is no part of the pace. */
const longestSeconds = 120;

/**
 * About how many minutes the rest takes at the pace of the decisions so far: the median time between two of them.
 *
 * @param times when decisions were made, in milliseconds, oldest first
 */
export function minutesLeft(waiting: number, times: readonly number[]): number {
  const gaps = times
    .slice(1)
    .map((time, index) => (time - (times[index] ?? time)) / 1000)
    .filter((seconds) => seconds <= longestSeconds)
    .toSorted((a, b) => a - b);
  const pace = gaps.length >= enough ? (gaps[Math.floor(gaps.length / 2)] ?? usualSeconds) : usualSeconds;
  return Math.ceil((waiting * pace) / 60);
}
