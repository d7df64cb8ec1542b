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
  /(?<=[\p{L})\d+]{2}[.!?]{1,3})(?<!(?<!\p{L})(?:Ing|Lic|Dr|Sr|Sra|Jr|St|Inc|vs|approx|min|yrs?|exp|No|cert)\.)\s+(?=[\p{Lu}"\d¿])|(?<=\p{Ll}{4}\.)\s+(?=\p{Ll}{4})|;\s+|,?\s(?=AND\s|OR\s(?!\p{Lu}))|\s\*\s?(?=\p{Lu})/u;

const bullets =
  /\n|[•●▪◦·►✓✔‣]|\*[ \t]|^[ \t]*[-*?][ \t]|^[ \t]*o[ \t](?=[\p{Lu}\d])|^[ \t]*\*(?=[\p{Lu}\d])/mu;
/** Dashes that stand for lost line breaks are several. */
const lostDash = /\s-\s(?=[\p{Lu}\d])/u;

function linesOf(description: string): string[] {
  return tidyPosting(description)
    .split(bullets)
    .flatMap((line) => {
      const parts = line.split(lostDash);
      return parts.length > 3 ? parts : [line];
    });
}

/** The part of a sentence behind a semicolon. */
const goesOnBehind = /^\p{Ll}/u;

/** A heading of wishes alone leaves what is demanded elsewhere. */
const asksOf = ({ kind, nice }: Heading) => kind === 'REQUIREMENT' && !nice;

/** "Experience: 5 years" is one demand. */
const withoutHeading = (line: string, { rest }: { rest: string }) => (/^\d/.test(rest) ? line : rest);

/** "Not required" asks for nothing. */
const unrequired = /\bnot (?:strictly )?(?:required|needed|necessary|essential|mandatory)\b/gi;
const isRequired = (text: string) => /\b(?:required|must)\b/i.test(text.replace(unrequired, ''));

/** A wish that is put behind: "…, CCNP preferred". It is of the last part, unless the parts are one list. */
const wishBehind =
  /^(.{3,}?),\s+((?!is\b|are\b|or\b|and\b|es\b)(?:(?!,\s)(?!\s(?:or|and|o|y)\s).)+?\s(?:(?:is|are|es)\s)?(?:an?\s|un\s|strongly\s|highly\s|much\s)?(?:plus|bonus|preferred|desired|desirable|helpful|asset|deseables?|valorables?)\W*)$/iu;
/** A wish that is put before: "…, preferably in manufacturing", "…, ideally …". */
const wishBefore =
  /^(.{8,}?)[,;(]\s*((?:preferably|ideally|preferred|bonus|desirable|preferiblemente|preferentemente|idealmente|deseables?|se valora(?:r[aá])?n?)\b.{2,})$/iu;
/** A wish in brackets: "(Master's preferred)", "(aluminum a plus)". */
const wishInside =
  /\s*\(([^()]{2,60}?\s(?:preferred|desired|desirable|a plus|a bonus|helpful|deseable|valorable))\)/iu;

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
  if (behind?.[1] && behind[2] && (behind[1].split(/ - |: /).at(-1) ?? '').split(' ').length > 2)
    return [...partsOf(behind[1], wishes.test(behind[1])), { text: behind[2], nice: true }];
  return [{ text, nice: nice && !isRequired(text) }];
}

const asNeeded =
  /\b(?:as|if|when|where) (?:required|needed|necessary|assigned|desired)\b|\brequired (?:by|to)\b|\b(?:all |any )?(?:required|necessary|mandatory) (?=training|meetings|reports|paperwork|documentation|forms|records|information|materials|approvals|supplies)|\bmust (?=adhere|comply|attend|be (?:completed|submitted))/gi;

/** The clauses of a posting in order. */
export function clausesOf(description: string): Clause[] {
  const found: Clause[] = [];
  let heading: Heading = { kind: 'DUTY', nice: false };
  let isHeaded = false;
  let choices = 0;
  let inChoice = false;
  for (const line of linesOf(description)) {
    const plain = line
      .replace(/\s+/g, ' ')
      .replace(/^[\s\-*•>]+/, '')
      .replace(/^\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\p{L})/u, '')
      .trim();
    if (plain.length < 2) continue;
    if (opensChoice.test(plain)) {
      choices += 1;
      inChoice = true;
      const isWish = wishes.test(plain) && !demands.test(plain.replace(/at least/gi, ''));
      if (heading.kind !== 'OTHER') heading = { kind: 'REQUIREMENT', nice: isWish };
      continue;
    }
    if (/^all of the following\b/i.test(plain)) {
      inChoice = false;
      continue;
    }
    const next = headingOf(line.trim());
    if (next || plain.split(' ').length > longestChoice) inChoice = false;
    if (next) {
      heading = next;
      isHeaded ||= asksOf(next);
      continue;
    }
    const inline = headingBefore(plain);
    if (inline) {
      heading = { kind: inline.kind, nice: inline.nice };
      isHeaded ||= asksOf(inline);
    }
    let before = false;
    const told = inline ? withoutHeading(plain, inline) : plain;
    let asked: ClauseKind | null = null;
    for (const [place, sentence] of told.split(sentenceEnd).entries()) {
      const whole = sentence.trim().replace(/^AND\s/, '');
      // Only a question that is known as a heading: "Fear Free certified?" is none.
      const question = whole.endsWith('?') ? headingBefore(`${whole.slice(0, -1)}: …`) : null;
      if (question) {
        heading = question;
        isHeaded ||= asksOf(question);
        continue;
      }
      // A heading in the middle of a line is over what follows; one of the employer's words over its sentence alone.
      const inner = place > 0 ? headingBefore(whole) : null;
      if (inner && inner.kind !== 'OTHER') {
        heading = { kind: inner.kind, nice: inner.nice };
        isHeaded ||= asksOf(inner);
      }
      const text = (inner ? withoutHeading(whole, inner) : whole).slice(0, longest);
      // The text that may stand in for the demand before it is none itself.
      if (text.length < 2 || /^(?:or|OR|\/\/)\s/.test(text)) continue;
      const isNice: boolean =
        (heading.nice && !isRequired(text)) ||
        wishes.test(text.replace(/\((?:[^\s)]{1,30}\s){2,20}[^\s)]{1,30}\)/g, ' ')) ||
        (before && /^so (?:is|are)\b/i.test(text));
      before = isNice;
      const said = text.replace(asNeeded, ' ');
      const asks = demands.test(said) || wishes.test(said);
      // "… will have five years; will know Clio; and will type": one sentence, one kind.
      const goesOn: boolean = asked === 'REQUIREMENT' && goesOnBehind.test(text);
      const kind: ClauseKind =
        inner?.kind === 'OTHER' || tellsOnly(text)
          ? 'OTHER'
          : (asks || goesOn) && heading.kind !== 'OTHER'
            ? 'REQUIREMENT'
            : heading.kind;
      asked = kind;
      const parts = heading.nice && isNice ? [{ text, nice: true }] : partsOf(text, isNice);
      for (const part of parts) found.push({ ...part, kind, ...(inChoice && { choice: choices }) });
      if (found.length >= most) return found;
    }
  }
  // Without a heading for it, what is asked for stands among the rest.
  if (!isHeaded)
    for (const [place, clause] of found.entries())
      if (
        clause.kind === 'DUTY' &&
        (asksPlainly.test(clause.text) ||
          (found[place - 1]?.kind === 'REQUIREMENT' && goesOnBehind.test(clause.text)))
      )
        clause.kind = 'REQUIREMENT';
  return found;
}
