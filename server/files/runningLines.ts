/** Lines that pages repeat at their heads and feet, and numbers of pages. */

/** As many lines at the head or foot of a page may be such. */
const depth = 2;

const isPageNumber = (line: string) =>
  /^\W*(?:(?:page|página|p\.)\s*)?\d{1,2}\s*(?:(?:of|de|\/|\|)\s*\d{1,2})?\W*$/i.test(line);

/** A line as it is on every page, whose number alone differs. */
const plainOf = (line: string) =>
  line
    .toLowerCase()
    .replace(/\b(?:page|página)\s*\d+/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The places of the first and last lines that say something, each with how far from the edge it stands. */
function edgesOf(lines: readonly string[]): { index: number; edge: string }[] {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const heads = filled.slice(0, depth).map((index, place) => ({ index, edge: `head ${place}` }));
  const feet = filled
    .toReversed()
    .slice(0, depth)
    .map((index, place) => ({ index, edge: `foot ${place}` }));
  return [...heads, ...feet];
}

/** The pages without the heads and feet that stood on one before, and without their numbers. */
export function withoutRunningLines(pages: readonly string[][]): string[][] {
  if (pages.length < 2) return [...pages];
  const said = new Set<string>();
  return pages.map((lines) => {
    const dropped = new Set<number>();
    const fresh: string[] = [];
    for (const { index, edge } of edgesOf(lines)) {
      const plain = plainOf(lines[index] ?? '');
      const key = `${edge} ${plain}`;
      if (isPageNumber(lines[index] ?? '') || (plain.length > 3 && said.has(key))) dropped.add(index);
      else fresh.push(key);
    }
    for (const key of fresh) said.add(key);
    return lines.filter((_, index) => !dropped.has(index));
  });
}
