/** The parts of a place as a resume writes it: "Austin, TX", "Ferrol (España)", "Seattle WA". */

/** The town, and the state, region or country behind it, each without signs; null where only the town stands there. */
export function placeParts(written: string): { town: string; behind: string | null } {
  const [town = '', ...behind] = written.replace(/\)$/, '').split(/\s?,\s?|\s?\(| (?=\p{Lu}{2,3}$)/u);
  return { town, behind: behind[0] ?? null };
}
