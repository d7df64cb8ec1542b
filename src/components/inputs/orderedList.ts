/** Edits of an ordered list; each returns a new one. */

/** Takes the item at `from` and puts it at `to`; the same list when either is outside. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  if (to < 0 || to >= next.length) return next;
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** Puts an item at a place. */
export const inserted = <T>(list: readonly T[], at: number, item: T): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

/** Leaves out the item at a place. */
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** Puts another item at a place. */
export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, index) => (index === at ? item : old));
