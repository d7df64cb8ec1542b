/** A job title cut into what it says: its role, what the role is about, and the other ways to put it. */

import { isSpanish } from './spanish.ts';
import { termOf } from './tokens.ts';

/** Facts about the words of titles; compiled. */
export interface TitleRules {
  /** Abbreviated words in small letters, and what they stand for. */
  abbreviations: ReadonlyMap<string, string>;
  /** Terms that are written as one word or as two. */
  joined: ReadonlySet<string>;
  /** Terms that name what someone is: "engineer", "camarer". */
  roles: ReadonlySet<string>;
}

/** One way to put a title: its terms, each once, and the place of the one that says what someone is. */
export interface TitleWords {
  terms: string[];
  head: number;
  /** 1 for the whole title; less where a part of it is put for the whole. */
  weight: number;
  /** Whether it says that someone leads, and whom or what. */
  leads?: boolean;
}

const longest = 160;
const word = /\.net\b|[\p{L}\p{N}]+(?:[+#]{1,2}|['’]s?)?/giu;
const functionWords = new Set(
  'of the and for in to at a an with or on by as de la el los las del y en e o u para con por un una al'.split(
    ' ',
  ),
);
/** Words behind these say where or about what, and no role. */
const before = new Set('of for in to with at on de del en para con'.split(' '));
const asides =
  /\b(?:full|part)[ -]?time\b|\b(?:tiempo|jornada) (?:completo|completa|parcial)\b|\bentry[ -]level\b|\bper diem\b|\bmid[ -]level\b|\bon[ -]?site\b|\bwork from home\b|\b(?:wanted|needed|asap|urgent(?:ly)?|apply (?:now|today)|(?:now )?hiring|immediate (?:start|openings?)|se (?:busca|necesita|solicita))\b/gi;

/** Terms of a piece of a title in order, abbreviations written out, twin words as one. */
function termsIn(text: string, rules: TitleRules): { terms: string[]; cut: number; spanish: boolean } {
  const terms: string[] = [];
  let cut = -1;
  let spanish = false;
  const add = (written: string) => {
    if (functionWords.has(written)) {
      if (cut < 0 && terms.length > 0 && before.has(written)) cut = terms.length;
      if (/^(?:de|del|en|para|y)$/.test(written)) spanish = true;
      return;
    }
    if (isSpanish(written)) spanish = true;
    const term = termOf(written);
    if (term === '') return;
    const both = `${terms.at(-1) ?? ''}${term}`;
    if (terms.length > 0 && cut !== terms.length && rules.joined.has(both)) terms[terms.length - 1] = both;
    else terms.push(term);
  };
  for (const [written] of text.toLowerCase().matchAll(word)) {
    const plain = written.replace(/['’]s?$/, '');
    // Several of them: "RNs".
    const whole =
      rules.abbreviations.get(plain) ?? rules.abbreviations.get(plain.replace(/(?<=^.{2,4})s$/, ''));
    if (whole === undefined) add(plain);
    else for (const part of whole.split(' ')) add(part);
  }
  return { terms, cut: cut < 0 ? terms.length : cut, spanish };
}

function headOf({ terms, cut, spanish }: ReturnType<typeof termsIn>, { roles }: TitleRules): number {
  const isRole = (term: string) => roles.has(term);
  if (spanish) return Math.max(0, terms.findIndex(isRole));
  const own = terms.slice(0, cut).findLastIndex(isRole);
  if (own >= 0) return own;
  const any = terms.findLastIndex(isRole);
  return any >= 0 ? any : Math.max(0, cut - 1);
}

function wayOf(text: string, rules: TitleRules, weight: number): TitleWords {
  const read = termsIn(text, rules);
  const head = read.terms[headOf(read, rules)] ?? '';
  const terms = [...new Set(read.terms)];
  return { terms, head: Math.max(0, terms.indexOf(head)), weight };
}

const hasRole = (text: string, rules: TitleRules) =>
  termsIn(text, rules).terms.some((term) => rules.roles.has(term));

/** The role of a piece, as it is written: its last word that is one. */
function roleOf(text: string, rules: TitleRules): string {
  const words = text.match(word) ?? [];
  return words.findLast((written) => hasRole(written, rules)) ?? '';
}

/** The parts of "Bartender / Server" and "Graphic & Web Designer" as titles of their own; none where it is one title. */
function partsOf(title: string, rules: TitleRules): string[] {
  const parts = title
    .split(/\s*[/&|;,•·+]\s*|\s+[-–—]+\s+|\s+(?:and|or|y|e|o)\s+/i)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 6) return [];
  const result: string[] = [];
  parts.forEach((part, at) => {
    if (hasRole(part, rules)) result.push(part);
    else {
      const next = parts.slice(at + 1).find((other) => hasRole(other, rules));
      if (next !== undefined) result.push(`${part} ${roleOf(next, rules)}`);
    }
  });
  return result;
}

/** Terms for those who lead, and the one that most titles of the taxonomies have for them. */
const leaders = new Map([
  ...['president', 'director', 'chief', 'head', 'vp', 'leader', 'executiv'].map((term): [string, string] => [
    term,
    'manager',
  ]),
  ...['jef', 'gerent', 'encarg', 'respons'].map((term): [string, string] => [term, 'director']),
]);
/** Terms of rank beside those. */
const aboveAll = new Set([
  'vic',
  'senior',
  'assist',
  'associat',
  'deputi',
  'general',
  'regional',
  'global',
  'corporat',
]);

/**
 * The ways to put a title, the whole first. Without terms where a title has no words.
 *
 * "Manager, Network Engineering (EMEA)" is an "EMEA Network Engineering Manager"; "Waiter/Bartender" is that and both.
 */
export function titleWords(written: string, rules: TitleRules): TitleWords[] {
  const title = written
    .slice(0, longest)
    .replace(asides, ' ')
    .replace(/\s(?:at|@)\s.*$/i, '');
  const aside: string[] = [];
  const plain = title.replace(/[([]([^)\]]*)[)\]]?/g, (_, inside: string) => {
    aside.push(inside);
    return ' ';
  });
  const [first = '', ...rest] = plain
    .split(/\s*[,|•·;:]\s*|\s+[-–—]+\s+/)
    .filter((part) => part.trim() !== '');
  // A word that follows a role says what it is about, except when it is a role too.
  const turned = [...aside, ...rest, first].join(' ');
  const ways = [wayOf(turned, rules, 1)];
  for (const part of partsOf(plain, rules)) ways.push(wayOf(part, rules, 0.93));
  for (const way of [...ways]) {
    const leading = leaders.get(way.terms[way.head] ?? '');
    if (leading === undefined) continue;
    const about = way.terms.filter(
      (term, at) => at !== way.head && !leaders.has(term) && !aboveAll.has(term),
    );
    if (about.length === 0) continue;
    way.leads = true;
    ways.push({ terms: [leading, ...about], head: 0, weight: way.weight * 0.95 });
  }
  return ways.filter(({ terms }) => terms.length > 0);
}
