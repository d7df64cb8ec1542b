/** Positions around their dates: which line is the title and which the employer, read the same way through a resume. */
import type { Period } from '../text/dates.ts';
import { labelled, type Part, partsOf, trimmed } from './parts.ts';
import type { ResumeLine } from './resumeLines.ts';
import { isTelling } from './titleness.ts';

/** A line with dates, and the parts of the lines beside it. */
export interface Head {
  /** The line with the dates. */
  line: number;
  period: Period;
  parts: Part[];
  /** Lines between which the parts stand. */
  first: number;
  last: number;
}

/** The lines chosen for a head. */
export interface Choice {
  title: Part | null;
  employer: Part | null;
  score: number;
}

const longestHeadLine = 140;
const [above, below, aboveLabelled] = [3, 2, 6];

/** "3 years 4 months", "(2 yrs 3 mos)": a length that stands beside dates. */
const lengthOnly =
  /^\(?\s?(?:\d{1,2}\s?\+?\s?(?:years?|yrs?|a[nñ]os?|months?|mos?|meses|mes)\s?(?:,|and|y|&)?\s?){1,2}\)?$/i;
const lengthInLine =
  /\s?[([·-]\s?(?:about )?\d{1,2}(?:\.\d)?\s?(?:years?|yrs?|a[nñ]os?|months?|mos?|meses|mes)(?:,?\s?(?:and|y)?\s?\d{1,2}\s?(?:months?|mos?|meses|mes))?\.?\s?(?:[)\]]|$)/gi;
const bulleted = /^(?:[•●▪◦■□◆❖*✓✔➢➤➔➜>§»]|[-–o]\s)\s?/u;

/** A line's words without its dates and lengths; tabs stand where they stood. */
function withoutDates(text: string, periods: readonly Period[]): string {
  const rest = periods.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}\t${left.slice(end)}`,
    text,
  );
  return rest
    .replace(lengthInLine, '\t')
    .replace(/(?<=[.,]\s)(?:temporada )?(?:de|del|desde|from|since|von|seit)\s?(?=\t)/gi, '')
    .replace(
      /(^|\t)\s?(?:from|de|desde|seit|since|period|duration|dates?|worked from|tenure)\s?:?\s?(?=\t|$)/gi,
      '$1',
    )
    .replace(/[([]\s*\t\s*[)\]]?|\t\s*[)\]]/g, '\t')
    .replace(/\s*(?<=\s)\d{1,2}(?:st|nd|rd|th)\s*\t/g, '\t');
}

/** Whether a line may belong to the head of a position. */
function mayBelong(line: ResumeLine, isDated: boolean): boolean {
  if (line.isHeader || isDated || line.text.length > longestHeadLine) return false;
  if (labelled(line.text) !== null) return true;
  return !bulleted.test(line.raw) && !isTelling(line.text);
}

/** For several positions with one employer, its name stands above the years there, and the titles below. */
const asEmployer = (part: Part): Part =>
  part.isPlace ? part : { ...part, title: -9, employer: part.employer + 4 };

/** The head around each dated line. */
export function headsOf(lines: readonly ResumeLine[], dated: ReadonlyMap<number, Period[]>): Head[] {
  const heads: Head[] = [];
  for (const [index, periods] of dated) {
    const [period] = periods;
    const line = lines[index];
    if (!period || !line) continue;
    let [first, last] = [index, index];
    let isLabelled = labelled(line.text) !== null;
    while (index - first < (isLabelled ? aboveLabelled : above)) {
      const next = lines[first - 1];
      if (!next || !mayBelong(next, dated.has(first - 1))) break;
      first -= 1;
      isLabelled = labelled(next.text) !== null;
    }
    while (last - index < below) {
      const next = lines[last + 1];
      if (!next || !mayBelong(next, dated.has(last + 1))) break;
      last += 1;
    }
    const parts: Part[] = [];
    for (let at = first; at <= last; at += 1) {
      const one = lines[at];
      if (!one || lengthOnly.test(one.text)) continue;
      const own = partsOf(at === index ? withoutDates(one.marked, periods) : one.marked, at);
      const isAboveLength = at < index && lengthOnly.test(lines[at + 1]?.text ?? '');
      parts.push(...(isAboveLength ? own.map(asEmployer) : own));
    }
    heads.push({ line: index, period, parts, first, last });
  }
  return heads;
}

/** How much less likely a line at this distance from the dates is part of the head. */
const distance: Record<number, number> = { 0: 0, [-1]: 0.3, 1: 1, [-2]: 0.6, 2: 1.8, [-3]: 1.6 };
const far = 2.2;

const slotOf = (head: Head, part: Part) => `${part.line - head.line}:${Math.min(part.index, 3)}`;

/** Where titles and employers stood in the other positions of a resume. */
class Habits {
  private readonly votes = { title: new Map<string, number>(), employer: new Map<string, number>() };
  private readonly sums = { title: 0, employer: 0 };

  add(what: 'title' | 'employer', slot: string, vote: number): void {
    this.votes[what].set(slot, (this.votes[what].get(slot) ?? 0) + vote);
    this.sums[what] += vote;
  }

  /** At most 1.6. */
  bonus(what: 'title' | 'employer', slot: string): number {
    const sum = this.sums[what];
    return sum < 1 ? 0 : (1.6 * (this.votes[what].get(slot) ?? 0)) / sum;
  }
}

/** On which side of its dates a position stands. */
type Side = 'ABOVE' | 'BELOW' | null;

/**
 * Judged by how a section begins: if dates stand alone right below the heading, their position is below them. Two lines
 * between the heading and the first dates belong to that position, if some dates have nothing below them.
 */
export function sideOf(lines: readonly ResumeLine[], heads: readonly Head[]): Side {
  const worked = heads.filter(({ line }) => lines[line]?.section === 'EXPERIENCE');
  const [top] = worked;
  if (!top || !lines[top.first - 1]?.isHeader || top.parts.some(({ line }) => line === top.line)) return null;
  if (top.first === top.line) return 'BELOW';
  return top.line - top.first >= 2 && worked.some(({ line, last }) => last === line) ? 'ABOVE' : null;
}

/** Penalty for standing on the other side. */
const otherSide = 12;
/** Bonus for standing on the right side: a title there may consist of unknown words. */
const rightSide = 0.7;

function choose(
  head: Head,
  next: Head | undefined,
  habits: Habits,
  used: ReadonlySet<number>,
  side: Side,
): Choice {
  // Where the title stands above the dates, what stands below them up to the next dates is the next position's.
  const isAbove = head.parts.some(({ line, title }) => line < head.line && !used.has(line) && title >= 2);
  const open = head.parts.filter(
    (part) =>
      !part.isPlace &&
      (part.line === head.line || !used.has(part.line)) &&
      !(isAbove && next && part.line > head.line && part.line >= next.first),
  );
  // Dates next to a title may have the employer on either side, and the other way round.
  const isAlone = head.parts.every(({ line }) => line !== head.line);
  const cost = (part: Part) => {
    const away = part.line - head.line;
    if (side === null || !isAlone) return distance[away] ?? far;
    const isRight = side === 'ABOVE' ? away < 0 : away > 0;
    return isRight ? (distance[-Math.abs(away)] ?? far) - rightSide : otherSide;
  };
  const titles = open
    .map((part) => ({ part, score: part.title - cost(part) + habits.bonus('title', slotOf(head, part)) }))
    .filter(
      ({ score, part }) => score > 0.4 && part.title > -1 && !/^(?:from|to|since|as)\b/i.test(part.text),
    );
  const employers = open
    .map((part) => ({
      part,
      score: part.employer - cost(part) + habits.bonus('employer', slotOf(head, part)),
    }))
    .filter(({ score, part }) => score > 0.1 && part.employer > 0);
  // Lines between the chosen ones and the dates, left unread, speak against the choice.
  const isRead = (line: number, title: Part | null, employer: Part | null) =>
    line === title?.line ||
    line === employer?.line ||
    head.parts.every((part) => part.line !== line || part.isPlace);
  const skipped = (title: Part | null, employer: Part | null) => {
    let count = 0;
    const reach = [title, employer].flatMap((part) => (part ? [part.line] : []));
    for (let line = Math.min(head.line, ...reach) + 1; line < Math.max(head.line, ...reach); line += 1)
      if (line !== head.line && !isRead(line, title, employer)) count += 1;
    return count;
  };
  let best: Choice = { title: null, employer: null, score: 0 };
  for (const title of [null, ...titles])
    for (const employer of [null, ...employers]) {
      if (title && employer && title.part === employer.part) continue;
      let score = (title?.score ?? 0) + (employer?.score ?? 0.2);
      if (title && employer) {
        if (title.part.line === employer.part.line) score += 0.3;
        else if (Math.abs(title.part.line - employer.part.line) > 2) score -= 0.8;
      }
      score -= 0.8 * skipped(title?.part ?? null, employer?.part ?? null);
      if (score > best.score) best = { title: title?.part ?? null, employer: employer?.part ?? null, score };
    }
  return best;
}

/** Titles and employers of all heads: the clear ones are read first and settle how the others are read. */
export function chooseAll(
  heads: readonly Head[],
  columns: ReadonlyMap<string, 'title' | 'employer'>,
  side: Side,
): Choice[] {
  const habits = new Habits();
  for (const [slot, what] of columns) habits.add(what, slot, 4);
  const plain = heads.map((head, at) => choose(head, heads[at + 1], habits, new Set(), side));
  plain.forEach(({ title, employer }, at) => {
    const head = heads[at];
    if (!head) return;
    if (title) habits.add('title', slotOf(head, title), title.title >= 3 ? 1 : 0.3);
    if (employer) habits.add('employer', slotOf(head, employer), employer.employer >= 2.5 ? 1 : 0.3);
  });
  const used = new Set<number>();
  return heads.map((head, at) => {
    const choice = choose(head, heads[at + 1], habits, used, side);
    for (const part of [choice.title, choice.employer]) if (part) used.add(part.line);
    used.add(head.line);
    return choice;
  });
}

const columnNames: [RegExp, 'title' | 'employer'][] = [
  [/^(?:designation|position|role|job title|title|post|puesto|cargo|rank)s?(?: held)?$/i, 'title'],
  [
    /^(?:organi[sz]ation|company|employer|firm|institution|empresa|entidad|unit|name of (?:the )?(?:company|organi[sz]ation|employer))(?: name)?s?$/i,
    'employer',
  ],
];
const otherColumn =
  /^(?:duration|period|from|to|years?|dates?|tenure|location|place|s\.?\s?no\.?|sl\.?\s?no\.?|sr\.?\s?no\.?|#|experience|responsibilities|periodo|fechas?|lugar)$/i;

/**
 * The column names of a table of positions, as slots of its rows: "Organization | Designation | Duration".
 * Dates leave no part, nor does a row's number.
 */
export function columnsOf(lines: readonly ResumeLine[]): Map<string, 'title' | 'employer'> {
  const slots = new Map<string, 'title' | 'employer'>();
  for (const { marked } of lines) {
    if (marked.length > 120 || !/desig|posi|role|title|puesto|cargo|rank|post/i.test(marked)) continue;
    const cells = marked
      .split(/\t|\s?[|]\s?|\s\/\s/)
      .map(trimmed)
      .filter(Boolean);
    const named = (cells.length > 1 ? cells : marked.split(/\s(?=[\p{Lu}])/u)).map((cell) => ({
      what: columnNames.find(([pattern]) => pattern.test(cell))?.[1] ?? null,
      isColumn: otherColumn.test(cell),
    }));
    if (named.length < 2 || named.some(({ what, isColumn }) => !what && !isColumn)) continue;
    let at = 0;
    for (const { what } of named) {
      if (!what) continue;
      slots.set(`0:${at}`, what);
      at += 1;
    }
    return slots;
  }
  return slots;
}

/** A position that stands in a resume without dates. */
interface Undated {
  title: string;
  employer: string | null;
  first: number;
  last: number;
}

/** How sure a title has to be where no date says that it is one. */
const [sureTitle, sureEmployer] = [3, 1.5];

/** Lines with more commas list things. */
const mostCommas = 3;

/**
 * Positions without dates: behind a label ("Role: Test Lead"), and in the section of work as a title and an employer
 * in one line or in two.
 * @param isTaken lines that belong to a dated position.
 */
export function undatedIn(lines: readonly ResumeLine[], isTaken: (line: number) => boolean): Undated[] {
  const found: Undated[] = [];
  for (let at = 0; at < lines.length && found.length < 20; at += 1) {
    const line = lines[at];
    if (!line || line.isHeader || isTaken(at) || line.text.length > longestHeadLine) continue;
    const label = labelled(line.text);
    if (label?.kind === 'TITLE') {
      const [part] = partsOf(line.marked, at);
      if (!part || part.title - 5 < 2 || isTelling(part.text)) continue;
      const company = [at - 1, at + 1, at - 2, at + 2].find(
        (other) => lines[other] && labelled(lines[other].text)?.kind === 'EMPLOYER',
      );
      const employer =
        company === undefined ? null : (partsOf(lines[company]?.marked ?? '', company)[0]?.text ?? null);
      const ends = company === undefined ? [at] : [at, company];
      found.push({ title: part.text, employer, first: Math.min(...ends), last: Math.max(...ends) });
      continue;
    }
    if (
      line.section !== 'EXPERIENCE' ||
      label ||
      line.text.split(',').length > mostCommas + 1 ||
      bulleted.test(line.raw) ||
      isTelling(line.text)
    )
      continue;
    const next = lines[at + 1];
    const isNextOpen =
      next &&
      !next.isHeader &&
      !isTaken(at + 1) &&
      next.text.length <= 80 &&
      !bulleted.test(next.raw) &&
      !isTelling(next.text);
    const own = partsOf(line.marked, at);
    const below = isNextOpen ? partsOf(next.marked, at + 1) : [];
    const isFirst = lines[at - 1]?.isHeader === true;
    const parts = [...own, ...below];
    const title = parts.toSorted((a, b) => b.title - a.title)[0];
    if (!title || title.title < sureTitle) continue;
    // Right below the heading, and beside a place, a name is an employer that says nothing else of it.
    const needed = isFirst || parts.some(({ isPlace }) => isPlace) ? 0.6 : sureEmployer + 0.5;
    const employer = parts
      .filter((part) => part !== title && part.employer >= needed)
      .toSorted((a, b) => b.employer - a.employer)[0];
    if (!employer) continue;
    const last = Math.max(title.line, employer.line);
    found.push({
      title: title.text,
      employer: employer.isPlaceholder ? null : employer.text,
      first: at,
      last,
    });
    at = last;
  }
  return found;
}
