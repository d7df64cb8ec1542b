/** Criteria as people type or paste them. */

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Names in a typed or pasted text, one a line or separated by semicolons, without those that are there already.
 *
 * @returns the names to add, and the first one that was there already
 */
export function namesToAdd(
  typed: string,
  present: readonly string[],
): { names: string[]; repeated: string | undefined } {
  const names: string[] = [];
  let repeated: string | undefined;
  for (const part of typed.split(/[\n;]/)) {
    const name = part.replaceAll(/\s+/g, ' ').trim();
    if (!name) continue;
    if ([...present, ...names].some((other) => same(other, name))) repeated ??= name;
    else names.push(name);
  }
  return { names, repeated };
}

/** The items whose name is not among the present ones. */
export const notAmong = <T extends { name: string }>(
  items: readonly T[],
  present: readonly { name: string }[],
): T[] => items.filter((item) => !present.some((other) => same(other.name, item.name)));
