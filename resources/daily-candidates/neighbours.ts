/** Moving along a list. */

/**
 * The id one step along; at an end the end itself, and for an id that is not there (its card just left the list) the
 * first one. Undefined in an empty list.
 */
export function step(ids: readonly string[], current: string | null, by: 1 | -1): string | undefined {
  const index = current === null ? -1 : ids.indexOf(current);
  if (index === -1) return ids[0];
  return ids[Math.min(Math.max(index + by, 0), ids.length - 1)];
}

/** The id that replaces one that left a list: the one after it, else the one before. */
export function successor(
  before: readonly string[],
  after: readonly string[],
  gone: string,
): string | undefined {
  const index = before.indexOf(gone);
  const left = new Set(after);
  return (
    before.slice(index + 1).find((id) => left.has(id)) ??
    before
      .slice(0, Math.max(index, 0))
      .reverse()
      .find((id) => left.has(id))
  );
}
