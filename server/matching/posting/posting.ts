/** A posting's text cut into clauses, however badly it was pasted. */

import { opensChoice } from '../propose/choices.ts';
import {
  asksPlainly,
  type ClauseKind,
  demands,
  type Heading,
  headingBefore,
  headingOf,
  tellsOnly,
  wishes,
} from './postingHeadings.ts';
import { tidyPosting } from './tidyPosting.ts';

export interface Clause {
  text: string;
  kind: ClauseKind;
  /** The clause, or the heading above it, says that it is a wish and not a condition. */
  nice: boolean;
  /** Clauses of the same number are alternatives: lines below "at least one of the following". */
  choice?: number;
}

/** Most clauses of a posting that are looked at, and most letters of one. */
const most = 400;
const longest = 600;
/** A longer line is no item of a list of alternatives, in words. */
const longestChoice = 14;
/** Behind a sentence or a demand, and not behind an abbreviation. */
const sentenceEnd =
  /(?<=[\p{L})\d+]{2}[.!?]{1,3})(?<!(?<!\p{L})(?:Ing|Lic|[Mm][íi]n|[Mm][áa]x|Dr|Sr|Sra|Jr|St|Inc|vs|approx|min|yrs?|exp|No|cert)\.)\s+(?=[\p{Lu}"\d¿])|(?<=\p{Ll}{4}\.)\s+(?=\p{Ll}{4})|;\s+|,?\s(?=AND\s|OR\s(?!\p{Lu}))|\s\*\s?(?=\p{Lu})/u;

const bullets =
  /([•●▪◦·►✓✔‣]|(?<![\p{L}\d])\*[ \t]|(?<!\d)\*[ \t](?=\p{Lu})|^[ \t]*[-*?>+»→][ \t]|^[ \t]*o[ \t](?=[\p{Lu}\d$€£("¿])|^[ \t]*\*(?=[\p{Lu}\d]))/mu;
const bulletOrNumber = new RegExp(`^\\s*(?:${bullets.source}|\\(?(?:\\d{1,2}|[a-z])[.)]\\s)`, 'u');
/** Dashes that stand for lost line breaks are several. */
const lostDash = /\s-\s(?=[\p{Lu}\d])/u;

interface Line {
  text: string;
  isItem: boolean;
  /** Whether an empty line stands before it. */
  isApart: boolean;
  /** Whether the next line is an item of a list, and this one is none. */
  isOverItems: boolean;
}

/** A line's items, where bullets have lost the line breaks before them. */
function itemsOf(line: string): { text: string; isItem: boolean }[] {
  const isItem = bulletOrNumber.test(line);
  const items = line.split(bullets).filter((_, at) => at % 2 === 0);
  return items
    .flatMap((item) => {
      const parts = item.split(lostDash);
      return parts.length > 3 ? parts : [item];
    })
    .map((text, at) => ({ text, isItem: isItem || at > 0 }));
}

function linesOf(description: string): Line[] {
  const lines: Line[] = [];
  let isApart = true;
  for (const written of tidyPosting(description).split('\n')) {
    if (written.trim() === '') {
      isApart = true;
      continue;
    }
    for (const { text, isItem } of itemsOf(written)) {
      if (text.trim() === '') continue;
      lines.push({ text, isItem, isApart, isOverItems: false });
      isApart = false;
    }
  }
  for (const [at, line] of lines.entries())
    line.isOverItems = !line.isItem && (lines[at + 1]?.isItem ?? false);
  return lines;
}

/** The part of a sentence behind a semicolon. */
const goesOnBehind = /^\p{Ll}/u;

/** A heading of wishes alone leaves what is demanded elsewhere. */
const asksOf = ({ kind, nice }: Heading) => kind === 'REQUIREMENT' && !nice;

/** "Experience: 5 years" is one demand. */
const withoutHeading = (line: string, { rest }: { rest: string }) => (/^\d/.test(rest) ? line : rest);

/** "Not required" asks for nothing. */
const unrequired =
  /\bnot (?:strictly )?(?:required|needed|necessary|essential|mandatory)\b|(?<!\p{L})no (?:es |son )?(?:imprescindible|indispensable|necesari[oa]|obligatori[oa]|excluyente|requerid[oa])s?(?!\p{L})/giu;
const isRequired = (text: string) => /\b(?:required|must)\b/i.test(text.replace(unrequired, ''));

/** A wish that is put behind: "…, CCNP preferred". It is of the last part, unless the parts are one list. */
const wishBehind =
  /^(.{3,}?),\s+((?!is\b|are\b|or\b|and\b|es\b)(?:(?!,\s)(?!\s(?:or|and|o|y)\s).)+?\s(?:(?:is|are|es)\s)?(?:an?\s|un\s|strongly\s|highly\s|much\s)?(?:plus|bonus|preferred|desired|desirable|helpful|asset|deseables?|valorables?)\W*)$/iu;
/** A wish that is put before: "…, preferably in manufacturing", "…, ideally …". */
const wishBefore =
  /^(.{8,}?)[,;(]\s*((?:preferably|ideally|preferred|bonus|desirable|preferiblemente|preferentemente|idealmente|deseables?|se valora(?:r[aá])?n?)\b.{2,})$/iu;
/** A wish in brackets: "(Master's preferred)", "(aluminum a plus)". */
const wishInside =
  /\s*\(([^()]{2,60}?\s(?:preferred|desired|desirable|a plus|a bonus|helpful|deseable|valorable)|(?:preferably|ideally|preferred|bonus:?|valorables?|deseables?|se valora(?:r[aá])?n?|idealmente|preferiblemente)\s[^()]{2,60})\)/iu;

/** A clause in parts of which each is a demand or a wish. */
function partsOf(text: string, nice: boolean): { text: string; nice: boolean }[] {
  if (nice && !demands.test(text.replace(unrequired, ''))) {
    const behind = wishBehind.exec(text);
    if (!behind?.[1] || !/\d|must|requir|certif|licen/i.test(behind[1])) {
      const before = wishBefore.exec(text);
      if (before?.[1] && before[2])
        return [
          { text: before[1], nice: wishes.test(before[1]) },
          { text: before[2], nice: true },
        ];
    }
  }
  const inside = wishInside.exec(text);
  if (inside?.[1])
    return [
      ...partsOf(
        text.replace(inside[0], ' ').replace(/\s+/g, ' '),
        wishes.test(text.replace(inside[0], ' ')),
      ),
      { text: inside[1], nice: true },
    ];
  const before = wishBefore.exec(text);
  if (before?.[1] && before[2])
    return [...partsOf(before[1], wishes.test(before[1])), { text: before[2], nice: true }];
  const behind = wishBehind.exec(text);
  // A bracket is not cut in two.
  const isWhole = behind?.[1]?.split('(').length === behind?.[1]?.split(')').length;
  if (isWhole && behind?.[1] && behind[2] && (behind[1].split(/ - |: /).at(-1) ?? '').split(' ').length > 2)
    return [...partsOf(behind[1], wishes.test(behind[1])), { text: behind[2], nice: true }];
  return [{ text, nice: nice && !isRequired(text) }];
}

const asNeeded =
  /\b(?:as|if|when|where) (?:required|needed|necessary|assigned|desired)\b|\brequired (?:by|to)\b|\b(?:all |any )?(?:required|necessary|mandatory) (?=training|meetings|reports|paperwork|documentation|forms|records|information|materials|approvals|supplies)|\bmust (?=adhere|comply|attend|be (?:completed|submitted))/gi;

/** How far a posting has been read. */
interface Reading {
  found: Clause[];
  heading: Heading;
  /** Whether a heading over what is asked for has been met. */
  isHeaded: boolean;
  /** Lists of alternatives so far, and whether the last one goes on. */
  choices: number;
  inChoice: boolean;
  /** Whether the last line was an item of a list. */
  wasItem: boolean;
  /** The list under a heading that says nothing of what it is over, or under none; null elsewhere. */
  unnamed: Clause[] | null;
  /** All such lists. */
  unnamedLists: Clause[][];
  /** The last of them before the first heading of wishes. */
  beforeWishes: Clause[] | undefined;
}

function standUnder(reading: Reading, { kind, nice, isUnnamed = false }: Heading): void {
  reading.heading = { kind, nice };
  if (nice) reading.beforeWishes ??= reading.unnamedLists.at(-1);
  reading.unnamed = isUnnamed ? [] : null;
  if (reading.unnamed) reading.unnamedLists.push(reading.unnamed);
  reading.isHeaded ||= asksOf(reading.heading);
}

/** A line without its bullet or number. */
const plainOf = (line: string) =>
  line
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-*•>]+/, '')
    .replace(/^\(?(?:\d{1,2}|[a-z])(?:[.)]|\.?[-–]|\.\))\s+(?=[\p{L}\d])/u, '')
    .trim();

/** Whether a clause is a wish: by its heading, its own words, or the sentence before that it goes on from. */
const isWish = (text: string, { nice }: Heading, isBefore: boolean): boolean =>
  (nice && !isRequired(text)) ||
  wishes.test(text.replace(/\((?:[^\s)]{1,30}\s){2,20}[^\s)]{1,30}\)/g, ' ')) ||
  (isBefore && /^so (?:is|are)\b/i.test(text));

/** "Knowledge of certified pay and prevailing wages" tells of no pay. */
const asksForKnowledge =
  /^(?:experience|knowledge|familiar|proficien|understanding|experiencia|conocimientos?|manejo|dominio)/i;

/** "Project engineers will be considered": who else may apply, and nothing that is asked for. */
const alsoTaken =
  /\b(?:will|may|can) (?:also )?be considered\b|(?<!\p{L})se considerarán? (?:también )?(?:candidat|perfiles)/iu;

/** The kind of a sentence under a heading; `goesOn` when it goes on from a sentence that asks. */
function kindOf(text: string, { kind }: Heading, goesOn: boolean): ClauseKind {
  if (tellsOnly(text) && !(kind === 'REQUIREMENT' && asksForKnowledge.test(text))) return 'OTHER';
  if (alsoTaken.test(text)) return 'DUTY';
  const said = text.replace(asNeeded, ' ');
  const asks = demands.test(said) || wishes.test(said);
  return (asks || goesOn) && kind !== 'OTHER' ? 'REQUIREMENT' : kind;
}

/** A sentence behind a list is under the list's heading no more. */
const isSentence = (text: string) => /[.!?]$/.test(text) && text.split(' ').length > 5;

function readLine(reading: Reading, { text: line, ...place }: Line): void {
  const plain = plainOf(line);
  if (plain.length < 2) return;
  const isBehindList = reading.wasItem && !place.isItem && place.isApart && isSentence(plain);
  if (isBehindList)
    reading.heading = { kind: reading.heading.kind === 'OTHER' ? 'OTHER' : 'DUTY', nice: false };
  reading.wasItem = place.isItem;
  if (opensChoice.test(plain)) {
    reading.choices += 1;
    reading.inChoice = true;
    const nice = wishes.test(plain) && !demands.test(plain.replace(/at least/gi, ''));
    if (reading.heading.kind !== 'OTHER') reading.heading = { kind: 'REQUIREMENT', nice };
    return;
  }
  if (/^all of the following\b/i.test(plain)) {
    reading.inChoice = false;
    return;
  }
  const next = headingOf(line.trim(), place);
  if (next || plain.split(' ').length > longestChoice) reading.inChoice = false;
  if (next) {
    standUnder(reading, next);
    return;
  }
  const inline = headingBefore(plain);
  const above = reading.heading;
  if (inline) standUnder(reading, inline);
  readSentences(reading, inline ? withoutHeading(plain, inline) : plain);
  // "Location: Reno" says what its own line is about, and nothing of the next.
  if (inline?.kind === 'OTHER' || (inline && reading.heading.kind === 'OTHER')) reading.heading = above;
}

function readSentences(reading: Reading, told: string): void {
  let isBefore = false;
  let asked: ClauseKind | null = null;
  for (const [place, sentence] of told.split(sentenceEnd).entries()) {
    const whole = sentence.trim().replace(/^AND\s/, '');
    // Only a question that is known as a heading: "Fear Free certified?" is none.
    const question = whole.endsWith('?') ? headingBefore(`${whole.slice(0, -1)}: …`) : null;
    if (question) {
      standUnder(reading, question);
      continue;
    }
    // A heading in the middle of a line is over what follows; one of the employer's words over its sentence alone.
    const inner = place > 0 ? headingBefore(whole) : null;
    if (inner && inner.kind !== 'OTHER') standUnder(reading, inner);
    const text = (inner ? withoutHeading(whole, inner) : whole).slice(0, longest);
    // The text that may stand in for the demand before it is none itself.
    if (text.length < 2 || /^(?:or|OR|\/\/)\s/.test(text)) continue;
    const { heading, inChoice, choices } = reading;
    const isNice = isWish(text, heading, isBefore);
    isBefore = isNice;
    // "… will have five years; will know Clio; and will type": one sentence, one kind.
    const goesOn: boolean = asked === 'REQUIREMENT' && goesOnBehind.test(text);
    const kind: ClauseKind = inner?.kind === 'OTHER' ? 'OTHER' : kindOf(text, heading, goesOn);
    asked = kind;
    const parts = heading.nice && isNice ? [{ text, nice: true }] : partsOf(text, isNice);
    for (const part of parts) {
      const clause: Clause = { ...part, kind, ...(inChoice && { choice: choices }) };
      reading.found.push(clause);
      if (reading.wasItem) reading.unnamed?.push(clause);
    }
    if (reading.found.length >= most) return;
  }
}

/** "You keep records in ezyVet, Avimark or Cornerstone": one of several tools is known before one starts. */
const namesChoice =
  /^(?:[Yy]ou|[Ll]a persona|[Tt]ú)\s(?!will\b)(?:.*\s)?\p{Lu}[\p{L}\d+#.-]*(?:,\s\p{Lu}[\p{L}\d+#.-]*)*,?\s(?:or|o|u)\s\p{Lu}/u;

/** Without a heading for it, what is asked for stands among the rest. */
function raiseDemands(found: readonly Clause[]): void {
  for (const [place, clause] of found.entries()) {
    const goesOn = found[place - 1]?.kind === 'REQUIREMENT' && goesOnBehind.test(clause.text);
    const asks = asksPlainly.test(clause.text) || namesChoice.test(clause.text) || goesOn;
    if (clause.kind === 'DUTY' && asks) clause.kind = 'REQUIREMENT';
  }
}

function raise(list: readonly Clause[]): void {
  for (const clause of list) if (clause.kind === 'DUTY') clause.kind = 'REQUIREMENT';
}

/** From this share of a list on, what it asks for in plain words says what the rest of it is. */
const mostlyAsks = 1 / 3;

/** A list under a heading that says nothing, of which a good part asks for something, asks with all its lines. */
function raiseLists(lists: readonly (readonly Clause[])[]): void {
  for (const list of lists) {
    const asking = list.filter(({ kind, text }) => kind === 'REQUIREMENT' || asksPlainly.test(text));
    if (asking.length < 2 || asking.length < list.length * mostlyAsks) continue;
    raise(list);
  }
}

/** The clauses of a posting in order. */
export function clausesOf(description: string): Clause[] {
  const reading: Reading = {
    found: [],
    heading: { kind: 'DUTY', nice: false },
    isHeaded: false,
    choices: 0,
    inChoice: false,
    wasItem: false,
    unnamed: null,
    unnamedLists: [],
    beforeWishes: undefined,
  };
  standUnder(reading, { kind: 'DUTY', nice: false, isUnnamed: true });
  for (const line of linesOf(description)) {
    readLine(reading, line);
    if (reading.found.length >= most) return reading.found;
  }
  raiseLists(reading.unnamedLists);
  // Wishes follow what is demanded, whatever its heading is called.
  if (!reading.isHeaded) raise(reading.beforeWishes ?? []);
  if (!reading.isHeaded) raiseDemands(reading.found);
  return reading.found;
}
