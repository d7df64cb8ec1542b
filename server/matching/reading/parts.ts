/** A line cut into what may be a title, an employer or a place, each with how much it looks like it. */

import { isPlace, isRegion, isTown } from '../places/regions.ts';
import { isKnownTerm } from '../vocabulary/phrases.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { employerness, isWard, organisationAt } from './organisations.ts';
import { titleness } from './titleness.ts';

/** A part of a line near a position's dates. */
export interface Part {
  text: string;
  /** The line it stands in. */
  line: number;
  /** Its place among the parts of its line that are no places, from 0. */
  index: number;
  title: number;
  employer: number;
  isPlace: boolean;
  /** An anonymised name: it stands where the employer does and says nothing. */
  isPlaceholder: boolean;
}

const placeholders =
  /\b(?:company name|employer name)\b(?:\s+city\s?,\s?state(?:\s?,\s?country)?\b)?|\bcity\s?,\s?state\b(?:\s?,\s?country\b)?/gi;
const placeholderMark = '\u0001';

/** The meaning of a label for the words behind it. */
const labels: [RegExp, 'TITLE' | 'EMPLOYER' | 'OTHER'][] = [
  [
    /^(?:job title|title|position(?: held| title)?|role|designation|post(?: held)?|job role|occupation(?: or position held)?|profesi[oó]n o cargo desempe[nñ]ado|cargo(?: desempe[nñ]ado)?|puesto(?: de trabajo| desempe[nñ]ado)?|posici[oó]n|rol|profesi[oó]n u ocupaci[oó]n|rank|function|current position|present designation)\s?[:\u2236-]\s*/i,
    'TITLE',
  ],
  [
    /^(?:company(?: name)?|employer(?: name)?|organi[sz]ation(?: name)?|name of (?:the )?(?:company|employer|organi[sz]ation)|name and address of (?:the )?employer|nombre y direcci[oó]n (?:de la empresa|del empleador)|firm|institution|empresa|compa[nñ][ií]a|empleador|organismo|entidad|nombre de la empresa|centro de trabajo|unit|current employer|payroll company|employer)\s?[:\u2236-]\s*/i,
    'EMPLOYER',
  ],
  [
    /^(?:client(?: name)?|customer|project(?: name| title)?|proyecto|cliente|duration|period|dates?|tenure|location|place|city|country|ciudad|pa[ií]s|address|direcci[oó]n|series|grade|level in eqf|eqf level|team size|environment|technologies|tools|department|sector|type of business or sector|type of employment|duraci[oó]n|fechas?(?: de)?|periodo|per[ií]odo|lugar|ubicaci[oó]n|localidad|reporting to|from|salary|website|main activities and responsibilities|principales (?:actividades|funciones)[^:]{0,40}|funciones|supervisor|hours (?:per|a) week|domain)\s?[:\u2236-]\s*/i,
    'OTHER',
  ],
];

/** The label a line begins with, and what stands behind it. */
export function labelled(text: string): { kind: 'TITLE' | 'EMPLOYER' | 'OTHER'; rest: string } | null {
  for (const [pattern, kind] of labels) {
    const found = pattern.exec(text);
    if (found) return { kind, rest: text.slice(found[0].length) };
  }
  return null;
}

/** Without the signs around it, brackets in pairs kept. */
export function trimmed(text: string): string {
  let plain = text.replace(/^[\s,;:|•●▪◦·*✓➢➔>@/_-]+|[\s,;:|•●▪·*@/_-]+$/gu, '').replace(/\s+/g, ' ');
  if (/^\([^()]*\)$/.test(plain)) plain = plain.slice(1, -1);
  const balance = plain.split('(').length - plain.split(')').length;
  if (balance > 0)
    plain = plain.replace(/\s?\(([^()]*)$/, (_, inner: string) => (inner.length > 2 ? ` ${inner}` : ''));
  if (balance < 0) plain = plain.replace(/^([^()]*)\)\s?/, '$1 ');
  return plain.replace(/^[\s,;:|•·/.-]+|[\s,;:|•·/-]+$/gu, '').replace(/\s+/g, ' ');
}

const suffixOnly =
  /^(?:inc|llc|ltd|limited|corp|co|plc|llp|gmbh|s\.?l\.?u?|s\.?a\.?u?|n\.?a|pvt\.? ltd|private limited|lp)\.?$/i;

/** "Denver, CO" is in Colorado, not a company. */
const isInColorado = (piece: string) => /^[^,]+,\sCO$/.test(piece) && isTown(piece.split(',')[0] ?? '');

/** "Longleaf Payments, Raleigh, NC": a name before a town and its state. */
function hasNameAhead(piece: string): boolean {
  const [first = '', town = '', ...behind] = piece.split(/,\s?/);
  return (
    behind.length > 0 &&
    !/\d/.test(first) &&
    !isTown(first) &&
    !isRegion(town) &&
    (isTown(town) || first.includes(' ')) &&
    isRegion(behind.at(-1) ?? '')
  );
}

/** Whether a piece is a place and neither a title nor an employer with one. */
const isOnlyPlace = (piece: string) =>
  isInColorado(piece) || (isPlace(piece) && !hasNameAhead(piece) && isPlaceAlone(piece));

const isPlaceAlone = (piece: string) =>
  organisationAt(piece) === null &&
  organisationAt(piece.split(',')[0] ?? '') === null &&
  titleness(piece.split(',')[0] ?? '') < 2;

/** Whether any word of a text is one the vocabulary does not know, as most names are. */
const isNovel = (text: string) => termsOf(text).some((term) => !isKnownTerm(term));

/** Cuts at commas where that parts a title, an employer and a place; a comma inside a name or title stays. */
function commaParts(piece: string): string[] {
  const parts: string[] = [];
  for (const part of piece
    .split(/,\s?/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const last = parts.at(-1);
    if (last !== undefined && suffixOnly.test(part) && !isInColorado(`${last}, ${part}`))
      parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  if (parts.length <= 1) return parts;
  // "Acme, Springfield, IL": the place first, from behind.
  const place: string[] = [];
  while (parts.length > 0 && place.length < 3) {
    const last = parts.at(-1) ?? '';
    if (/^\d{5}(?:-\d{4})?$/.test(last) || isRegion(last.replace(/\s\d{5}(?:-\d{4})?$/, '')))
      place.unshift(parts.pop() ?? '');
    else break;
  }
  const next = parts.at(-1);
  if (next !== undefined && isTown(next)) place.unshift(parts.pop() ?? '');
  else if (
    next !== undefined &&
    place.length > 0 &&
    parts.length > 1 &&
    organisationAt(next) === null &&
    titleness(next) < 2 &&
    next.split(' ').length <= 3
  )
    place.unshift(parts.pop() ?? '');
  const rest = joined(parts);
  return place.length > 0 ? [...rest, place.join(', ')] : rest;
}

/** Parts that belong together as one. */
function joined(parts: string[]): string[] {
  if (parts.length <= 1) return parts;
  const looks = parts.map((part) => ({
    part,
    title: titleness(part),
    employer: organisationAt(part) !== null && !isWard(part),
  }));
  const split =
    looks.some(({ employer, title }) => employer && title < 4) ||
    (looks.some(({ title }) => title >= 3) &&
      looks.some(
        ({ part, title }) => title < 2 && /^[\p{Lu}\d]/u.test(part) && isNovel(part) && !isWard(part),
      ));
  if (!split) return [parts.join(', ')];
  // Pieces of a title stand together: "Manager, Sales, Acme Ltd".
  const result: string[] = [];
  let open = false;
  for (const { part, title, employer } of looks) {
    const isTitle = !employer && (title >= 2 || !isNovel(part) || isWard(part));
    if (isTitle && open && title < 4) result[result.length - 1] = `${result.at(-1)}, ${part}`;
    else result.push(part);
    open = isTitle;
  }
  return result;
}

/** "Valley Clinic-Fresno, CA", "Falk Ltd (Leeds, UK)": splits the place from the name it is attached to. */
function tailApart(piece: string): string[] {
  const [, name = '', place = ''] =
    /^(.*\p{L}{2})\s?\(([^()]+)\)\s*$/u.exec(piece) ??
    /^(.*[\p{L}.]{2})-(\p{Lu}[\p{L}.' -]{1,30},\s?\p{L}[\p{L}. ]+)$/u.exec(piece) ??
    [];
  if (place === '') return [piece];
  // A country in brackets follows its town.
  const [employer] = isRegion(place) ? name.split(/,\s(?=\p{Lu}[\p{L} '’-]+$)/u) : [name];
  const [, behind = ''] = place.split(/,\s?(?=[^,]+$)/);
  if (isPlace(place) || isRegion(behind)) return employer === name ? [name, place] : [employer ?? name];
  const town = place.split(/,\s?/).find(isTown);
  return town ? [name, town] : [piece];
}

/** "Squad Leader / 88th Transport Company, Fort Hallam": not two titles, and not two names. */
const isTitleBesideName = (sides: readonly string[]) =>
  sides.some((side) => titleness(trimmed(side)) >= 2 && organisationAt(trimmed(side)) === null) &&
  sides.some((side) => organisationAt(trimmed(side.split(',')[0] ?? '')) === 'END');

/** Pieces of a line between bars, tabs, dashes and "at". */
function pieces(text: string): string[] {
  return text
    .replace(placeholders, ` | ${placeholderMark} | `)
    .split(
      /\t|\s[-–—|•·●▪➢~]+(?=\s|$)|[|•·●▪]|\bat\s(?=[\p{Lu}\d"'])|(?<=\s)en\s(?=\p{Lu})|\s@\s?|(?<=\p{L}{3})\s?[–—]\s?(?=\p{Lu})|(?<=\p{L}{3}):\s(?=\p{Lu})|,\s+-\s|(?<=\p{Ll}{4}\)?)\.\s(?=\p{Lu})/u,
    )
    .flatMap(tailApart)
    .filter((piece) => labelled(piece.trim())?.kind !== 'OTHER')
    .flatMap((piece) => {
      const sides = piece.split(/\s\/\s/);
      if (sides.length === 1) return sides;
      return sides.some((side) => isPlace(trimmed(side)) || organisationAt(side) === 'LEGAL') ||
        isTitleBesideName(sides)
        ? sides
        : [piece];
    })
    .map((piece) => (piece.includes(placeholderMark) ? placeholderMark : trimmed(piece)))
    .filter(Boolean);
}

/**
 * The parts of a line.
 * @param text without its dates, which leave a tab behind.
 */
export function partsOf(text: string, line: number): Part[] {
  const label = labelled(text.replace(/^[\s,;|•●▪·*-]+/u, ''));
  if (label?.kind === 'OTHER') return [];
  const isOpen = /\s[-–]\s*$/.test(text);
  const cut = label
    ? [trimmed(tailApart(label.rest.split(/\t|\s[|]\s/)[0] ?? '')[0] ?? '')].filter(Boolean)
    : pieces(text).flatMap((piece) => {
        if (piece === placeholderMark) return [piece];
        if (isOnlyPlace(piece)) return [piece];
        return commaParts(piece).map(trimmed).filter(Boolean);
      });
  let index = 0;
  const places = new Set(cut.filter(isOnlyPlace));
  return cut.map((part): Part => {
    if (part === placeholderMark) {
      const placed = { text: '', line, index, title: -9, employer: 4, isPlace: false, isPlaceholder: true };
      index += 1;
      return placed;
    }
    const place = label === null && places.has(part);
    let [title, employer] = [titleness(part), employerness(part)];
    const plain = title;
    if (label?.kind === 'TITLE') [title, employer] = [title + 5, -9];
    else if (label?.kind === 'EMPLOYER') [title, employer] = [-9, employer + 5];
    else {
      if (plain >= 2) employer -= (plain - 1) * (organisationAt(part) === 'LEGAL' ? 0.3 : 0.8);
      // Behind an employer stands its place more often than behind a title.
      if ((places.size > 0 || isOpen) && plain < 3) employer += 1;
      if (place) [title, employer] = [-9, -9];
    }
    const made = { text: part, line, index, title, employer, isPlace: place, isPlaceholder: false };
    if (!place) index += 1;
    return made;
  });
}
