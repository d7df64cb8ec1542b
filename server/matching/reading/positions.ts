/** The positions a resume lists. */
import type { Position } from '../../../schemas/facts.ts';
import { monthText, type Period, periodsIn, writesDayFirst } from '../text/dates.ts';
import { cut, maxQuoteLength } from '../text/quote.ts';
import { type Choice, chooseAll, columnsOf, type Head, headsOf, sideOf, undatedIn } from './entries.ts';
import type { Part } from './parts.ts';
import { plainTitle } from './plainTitle.ts';
import type { ResumeLine } from './resumeLines.ts';
import { toldIn } from './told.ts';

/** A position with its period in months, for counting; without one where it is not dated. */
interface DatedPosition {
  position: Position;
  from: number;
  to: number;
}

const degreeWords =
  /\b(?:bachelor|master of|master's|masters|associate of|associate's degree|associate degree|diploma|g\.?e\.?d|b\.?s\.?c?|b\.?a|b\.?\s?tech|b\.?e|b\.?com|m\.?b\.?a|m\.?\s?tech|ph\.?d|degree|coursework|c?gpa|graduat(?:ed|ion)|high school,|licenciatura|grado en|bachillerato|matura|abitur|a[- ]levels?)\b/i;
const studies = /\b(?:student|estudiante|schüler|pupil|gpa|cgpa)\b/i;
/** "Toft, M. (2019). …": a paper, in any section. */
const isCitation =
  /^\W{0,4}(?:\[?\d{1,3}[.\])]\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,?\s(?:\p{Lu}\.?-?){1,3}(?:[.,\s&;]|and).{0,200}\(?(?:19|20)\d{2}|\bet al\b|\bdoi\b|\bpp\.\s?\d/u;
/** The beginning of a sentence with dates in it: "Grew revenue by $734k from". */
const goesOn = /\s(?:from|as|to|in|by|of|and|with|for|the|between|during|until)$/;

/** No resume has more; what looks so is a text of dates. */
const mostHeads = 80;

/** How sure a title has to be by the section it stands in. */
function neededTitle(line: ResumeLine): number {
  switch (line.section) {
    case 'EXPERIENCE':
      return 0.5;
    case 'EDUCATION':
      return 4.5;
    case 'PROJECTS':
    case 'LICENCES':
      return 6;
    default:
      return 2;
  }
}

/** The lines of a head as one quotation that has title, employer and dates where there is room for it. */
function quoteOf(lines: readonly ResumeLine[], head: Head, parts: readonly Part[]): string {
  const whole = (from: number, to: number) =>
    lines
      .slice(from, to + 1)
      .map(({ raw }) => raw)
      .join(' ');
  const at = [head.line, ...parts.map(({ line }) => line)];
  const all = whole(Math.min(...at), Math.max(...at));
  if (all.length <= maxQuoteLength) return all;
  const [title] = parts;
  if (title && Math.abs(title.line - head.line) === 1) {
    const both = whole(Math.min(title.line, head.line), Math.max(title.line, head.line));
    if (both.length <= maxQuoteLength) return both;
  }
  const raw = lines[head.line]?.raw ?? '';
  if (raw.length <= maxQuoteLength || head.period.start < maxQuoteLength / 2) return cut(raw);
  const from = raw.indexOf(' ', raw.length - maxQuoteLength);
  return raw.slice(from < 0 ? raw.length - maxQuoteLength : from + 1);
}

/** Joins a line that ends in an open date with the next one that closes it: "June 2015 -" and "March 2017". */
function joinedDates(lines: readonly ResumeLine[], today: string): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line) continue;
    if (
      next &&
      !line.isHeader &&
      line.text.length + next.text.length < 120 &&
      next.text.length <= 25 &&
      /\d{2}\s?(?:-|to|a)?$/i.test(line.text)
    ) {
      const together = periodsIn(`${line.text} ${next.text}`, today);
      const reaches = together.some(({ end }) => end > line.text.length + 1);
      if (reaches && !periodsIn(line.text, today).some(({ current }) => !current)) {
        joined.push({
          ...line,
          raw: `${line.raw} ${next.raw}`,
          text: `${line.text} ${next.text}`,
          marked: `${line.marked} ${next.marked}`,
          end: next.end,
        });
        at += 1;
        continue;
      }
    }
    joined.push(line);
  }
  return joined;
}

/** Heads a list of those a self-employed person worked for: "Oat & Pine (2020-2021) - packaging". */
const clients =
  /^\W{0,3}(?:selected |key |main |recent )?(?:clients|customers|accounts|commissions)(?: included?| were)?\s?:$/i;
const yearsInBrackets = /\((?:19|20)\d\d/;

/** Whether dates are more than a year alone. */
const isSpan = ({ from, to, current }: Period) => current || (to - from !== 11 && to !== from);

/** Lines that date a position. */
function datedLines(lines: readonly ResumeLine[], today: string): Map<number, Period[]> {
  const dated = new Map<number, Period[]>();
  const dayFirst = lines.some(({ text }) => writesDayFirst(text));
  let isOfClients = false;
  lines.forEach((line, index) => {
    if (line.isHeader || line.section === 'RECOGNITION') return;
    isOfClients = clients.test(line.text) || (isOfClients && yearsInBrackets.test(line.text));
    if (isOfClients) return;
    if (line.text.length > 300 || dated.size >= mostHeads) return;
    const periods = periodsIn(line.marked, today, dayFirst);
    if (periods.length === 0 || degreeWords.test(line.text)) return;
    // "NOVIEMBRE DE 2021 - ACTUALIDAD" and "Acme LLC, Packer, 2012 - 2015" begin as papers do, which have one year.
    if (isCitation.test(line.text) && !periods.some(isSpan)) return;
    if (line.section === 'SUMMARY' && line.text.length > 120) return;
    dated.set(index, periods);
  });
  return dated;
}

/** States that there is no employer. */
const selfEmployed =
  /^(?:self[- ]employed|freelance|independent|aut[óo]nom[oa]|por cuenta propia|trabajador(?:a)? aut[óo]nom[oa])$/i;

const within = (inner: Period, outer: Period) => inner.from >= outer.from && inner.to <= outer.to;

/** A name with the years of all roles below it is the employer's, though titles stand in its place further down. */
const withBanners = (heads: readonly Head[], choices: readonly Choice[]): Choice[] =>
  choices.map((choice, at) => {
    const { title, employer } = choice;
    const [head, next, below] = [heads[at], heads[at + 1], choices[at + 1]];
    const isUnclear = title !== null && employer === null && title.title < 2;
    if (!isUnclear || !head || !next || !below?.title || below.employer) return choice;
    return below.title.title >= 2 && within(next.period, head.period)
      ? { ...choice, title: null, employer: title }
      : choice;
  });

/** More positions with one employer nobody lists. */
const mostRoles = 8;

/**
 * The employer above several titles: one with a length and no title, with dates that hold those of the next, or above
 * the newest title of those that follow without an employer of their own.
 */
function employerAbove(
  lines: readonly ResumeLine[],
  heads: readonly Head[],
  choices: readonly Choice[],
  at: number,
): Part | null {
  const own = heads[at];
  for (let before = at - 1; own && before >= Math.max(0, at - mostRoles); before -= 1) {
    const [head, choice] = [heads[before], choices[before]];
    if (!head || !choice) return null;
    if (lines.slice(head.line, own.line).some(({ isHeader }) => isHeader)) return null;
    const { title, employer } = choice;
    if (!employer) continue;
    if (!title) return within(own.period, head.period) ? employer : null;
    return employer.line < title.line ? employer : null;
  }
  return null;
}

/** The same position told twice, as the summary and the list of positions do. */
const isSame = (a: DatedPosition, b: DatedPosition) =>
  a.from === b.from &&
  a.to === b.to &&
  same(a.position.title, b.position.title) &&
  a.position.employer !== null &&
  same(a.position.employer, b.position.employer ?? '');

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Positions of a resume in the order they are written, and those without dates, which count no years. */
interface ReadPositions {
  dated: DatedPosition[];
  undated: Position[];
}

/** The positions of a resume. */
export function readPositions(resume: readonly ResumeLine[], today: string): ReadPositions {
  const lines = joinedDates(resume, today);
  const datesOf = datedLines(lines, today);
  const heads = headsOf(lines, datesOf);
  const choices = withBanners(heads, chooseAll(heads, columnsOf(lines), sideOf(lines, heads)));
  const dated: DatedPosition[] = [];
  const taken = new Set<number>(datesOf.keys());
  heads.forEach((head, at) => {
    const choice = choices[at];
    const line = lines[head.line];
    if (!line || line.section === 'LANGUAGES') return;
    const told = bulletOf(line) ? toldIn(line.text) : null;
    const title = choice?.title ?? null;
    if (told) {
      dated.push(position(head.period, told.title, told.employer, cut(line.raw)));
      return;
    }
    if (!choice || !title || !isSureTitle(title, line)) return;
    const own = choice.employer;
    const isOwn = lines.slice(head.first, head.line + 1).some(({ text }) => selfEmployed.test(text));
    const employer = own ?? (isOwn ? null : employerAbove(lines, heads, choices, at));
    const parts = own ? [title, own] : [title];
    for (const part of parts) taken.add(part.line);
    dated.push(
      position(
        head.period,
        plainTitle(title.text),
        !employer || employer.isPlaceholder ? null : employer.text,
        quoteOf(lines, head, parts),
      ),
    );
  });
  const undated = [...undatedPositions(lines, taken)].filter(
    ({ title, employer }, at, all) =>
      !dated.some(
        ({ position: one }) =>
          same(one.title, title) && (!employer || !one.employer || same(one.employer, employer)),
      ) &&
      all.findIndex((other) => same(other.title, title) && same(other.employer ?? '', employer ?? '')) === at,
  );
  const once = dated.filter((one, at) => !dated.slice(0, at).some((other) => isSame(one, other)));
  return { dated: once, undated };
}

/** Whether the dates stand in a sentence: only what it says of the position counts. */
const bulletOf = ({ text }: ResumeLine) =>
  /\b(?:as|como)\s/.test(text) &&
  (text.length > 60 || /^\W*(?:worked|working|employed|served|serving|trabaj[éo])\b/i.test(text));

function isSureTitle(title: Part, line: ResumeLine): boolean {
  if (title.title < neededTitle(line) || goesOn.test(title.text) || plainTitle(title.text) === '')
    return false;
  if (line.section === 'EDUCATION' && (studies.test(line.text) || degreeWords.test(title.text))) return false;
  return title.title >= 2 || (/^[\p{Lu}\d(]/u.test(title.text) && title.text.split(' ').length <= 7);
}

const position = (
  { from, to, current }: Period,
  title: string,
  employer: string | null,
  quote: string,
): DatedPosition => ({
  from,
  to,
  position: {
    title: cut(title, 120),
    employer: employer === null ? null : cut(employer, 120),
    from: monthText(from),
    to: monthText(to),
    current,
    quote,
  },
});

function* undatedPositions(lines: readonly ResumeLine[], taken: ReadonlySet<number>): Generator<Position> {
  const undated = { from: null, to: null, current: false };
  for (const { title, employer, first, last } of undatedIn(lines, (line) => taken.has(line))) {
    const quote = lines
      .slice(first, last + 1)
      .map(({ raw }) => raw)
      .join(' ');
    if (quote.length <= maxQuoteLength)
      yield { ...undated, title: cut(title, 120), employer: employer && cut(employer, 120), quote };
  }
  for (const [at, line] of lines.entries()) {
    if (line.isHeader || taken.has(at) || line.section === 'EDUCATION') continue;
    const told = toldIn(line.text);
    if (told) yield { ...undated, ...told, quote: cut(line.raw) };
  }
}
