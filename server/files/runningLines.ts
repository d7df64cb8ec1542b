/** Lines that pages repeat at their heads and feet, numbers of pages, and notes that programs set on every page. */

/** As many lines at the head or foot of a page may be such. */
const depth = 2;

const pageNumber = /^\W*(?:(?:page|página|p\.)\s*)?\d{1,2}\s*(?:(?:of|de|\/|\|)\s*\d{1,2})?\W*$/i;
/** Notes of programs, wherever they stand: they say nothing of a person, and their dates are those of the file. */
const notes =
  /^\W*(?:page|página)\s\d{1,2}\s?(?:of|de|\/)\s?\d{1,2}\W*$|^(?:last updated|última actualización)\b.{0,40}$|^©\s?(?:european union|unión europea)|^(?:created|generated|made) (?:with|by) \S+$/iu;
/** A name with the page's number or the kind of document, as templates set it at the foot of a page. */
const namedFoot = [
  /^[^\d@]{3,60}[–·|-]\s*(?:page\s)?\d{1,2}\s?(?:\/|of|de)\s?\d{1,2}$/iu,
  /[·|–-]\s*(?:curriculum vitae|r[ée]sum[ée]|cv|currículum(?: vitae)?)(?:\s+\d{1,2})?$/iu,
];

const isContact = (line: string) => /@|www\.|\d{3}\D?\d{3}/.test(line);

/** A page's number at the end of a line. */
const numbered = (page: number) => new RegExp(`(?<=\\D)${page}(?:\\s*(?:/|of|de)\\s*\\d{1,2})?\\W*$`);

/** A line as it is on every page, whose number alone differs. */
const plainOf = (line: string, page: number) =>
  line
    .toLowerCase()
    .replace(/\b(?:page|página)\s*\d+/, '')
    .replace(numbered(page), '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

interface Edge {
  index: number;
  isFoot: boolean;
  place: number;
}

/** The places of the first and last lines that say something, each with how far from the edge it stands. */
function edgesOf(lines: readonly string[]): Edge[] {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const heads = filled.slice(0, depth).map((index, place) => ({ index, isFoot: false, place }));
  const feet = filled
    .toReversed()
    .slice(0, depth)
    .map((index, place) => ({ index, isFoot: true, place }));
  return [...heads, ...feet];
}

/**
 * The pages without their numbers, without feet that several pages have with their number or the name, and without
 * heads and other feet that stood on a page before: the first may be the only place of the name, or of an address.
 */
export function withoutRunningLines(pages: readonly string[][]): string[][] {
  const keyOf = (lines: readonly string[], { index, isFoot, place }: Edge, page: number) =>
    `${isFoot ? 'foot' : 'head'} ${place} ${plainOf(lines[index] ?? '', page + 1)}`;
  const counts = new Map<string, number>();
  for (const [page, lines] of pages.entries())
    for (const edge of edgesOf(lines)) {
      const key = keyOf(lines, edge, page);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const [firstLine = ''] = pages[0]?.filter((line) => line.trim() !== '') ?? [];
  /** Whether a line that pages repeat is more than the same words twice: it has the page's number or the name. */
  const isRunning = (line: string, page: number) =>
    numbered(page).test(line) ||
    (firstLine.length > 5 && line.toLowerCase().includes(firstLine.toLowerCase()));
  const said = new Set<string>();
  return pages.map((lines, page) => {
    const dropped = new Set<number>();
    const fresh: string[] = [];
    for (const edge of edgesOf(lines)) {
      const line = (lines[edge.index] ?? '').trim();
      const key = keyOf(lines, edge, page);
      const says = plainOf(line, page + 1).length > 3;
      const isRepeated = says && (counts.get(key) ?? 0) > 1;
      const isFoot =
        edge.isFoot &&
        (namedFoot.some((foot) => foot.test(line)) ||
          (isRepeated && isRunning(line, page + 1) && !isContact(line)));
      const isNumber = pages.length > 1 && pageNumber.test(line);
      if (isNumber || isFoot || (isRepeated && said.has(key))) dropped.add(edge.index);
      else fresh.push(key);
    }
    for (const key of fresh) said.add(key);
    return lines.filter((line, index) => !dropped.has(index) && !notes.test(line.trim()));
  });
}
