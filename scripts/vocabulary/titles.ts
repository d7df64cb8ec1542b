/** Compiles what people call their occupations into an index of terms. */

import { type TitleRules, titleWords } from '../../server/matching/vocabulary/titleWords.ts';
import { termOf } from '../../server/matching/vocabulary/tokens.ts';
import type { Share } from './crosswalk.ts';
import { startsOf, writePacked } from './pack.ts';
import { itemsOf, type Row } from './tables.ts';

/** How much each source of a title says. A title that workers reported stands in O*NET's alternate ones too, and counts twice. */
const kinds: Record<string, number> = { p: 3, s: 1.2, a: 1, r: 1 };
const escoLabel = 2;
const escoOther = 1;
const corrected = 4;

interface Said {
  title: string;
  shares: Share[];
}

interface TitleSources {
  occupations: readonly Row[];
  titles: readonly Row[];
  escoEnglish: readonly Row[];
  escoSpanish: readonly Row[];
  abbreviations: readonly Row[];
  /** Titles of our own, which count instead of what the taxonomies say of them. */
  corrections: readonly Row[];
  places: ReadonlyMap<string, number>;
  esco: ReadonlyMap<string, Share[]>;
}

/** "Registered Nurse (RN)" is also "Registered Nurse" and "RN". */
function spellingsOf(title: string): string[] {
  const aside = /^(.*?)\s*\(([^)]*)\)\s*(.*)$/.exec(title);
  if (!aside) return [title];
  const [, before = '', inside = '', after = ''] = aside;
  const plain = `${before} ${after}`.trim();
  const isShort = /^[A-Z][A-Z&/-]{1,5}s?$/.test(inside);
  const isLong = /^[A-Z][A-Z&/-]{1,5}s?$/.test(before);
  return [
    title,
    plain,
    ...(isShort || isLong || inside.split(' ').length > 1 ? [`${inside} ${after}`.trim()] : []),
  ];
}

function saidTitles({ titles, escoEnglish, escoSpanish, places, esco }: TitleSources): Said[] {
  const said: Said[] = [];
  for (const { title = '', soc = '', kind = '' } of titles) {
    const id = places.get(soc);
    if (id === undefined) continue;
    for (const spelling of spellingsOf(title))
      said.push({ title: spelling, shares: [{ id, weight: kinds[kind] ?? 1 }] });
  }
  for (const rows of [escoEnglish, escoSpanish])
    for (const { occ_id = '', label = '', alt_labels } of rows) {
      const shares = esco.get(occ_id);
      if (!shares) continue;
      const scaled = (factor: number) => shares.map(({ id, weight }) => ({ id, weight: weight * factor }));
      const names = rows === escoSpanish ? label.split('/') : [label];
      for (const name of names) said.push({ title: name, shares: scaled(escoLabel) });
      for (const name of itemsOf(alt_labels))
        if (!names.includes(name)) said.push({ title: name, shares: scaled(escoOther) });
    }
  return said;
}

/** Terms that names of occupations end with, in Spanish begin with, often enough to say what someone is. */
function rolesOf({ titles, escoEnglish, escoSpanish }: TitleSources): Set<string> {
  const ends = new Map<string, number>();
  const all = new Map<string, number>();
  const count = (counts: Map<string, number>, term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  const look = (title: string, isSpanish: boolean) => {
    const terms = (title.replace(/\(.*$/, '').match(/[\p{L}\p{N}]+/gu) ?? []).map((written) =>
      termOf(written.toLowerCase()),
    );
    for (const term of new Set(terms)) count(all, term);
    const end = isSpanish ? terms[0] : terms.at(-1);
    if (end && terms.length < 8) count(ends, end);
  };
  for (const { title = '' } of titles) look(title.replace(/,.*$/, ''), false);
  for (const { label = '', alt_labels } of escoEnglish)
    for (const name of [label, ...itemsOf(alt_labels)]) look(name, false);
  for (const { label = '', alt_labels } of escoSpanish)
    for (const name of [...label.split('/'), ...itemsOf(alt_labels)]) look(name, true);
  return new Set(
    [...ends]
      .filter(([term, times]) => times > 2 && times > 0.45 * (all.get(term) ?? 0))
      .map(([term]) => term),
  );
}

/** Terms written as one word in some titles and as two in others. */
function joinedOf(said: readonly Said[]): Set<string> {
  const single = new Set<string>();
  const pairs = new Set<string>();
  for (const { title } of said) {
    const terms = (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(termOf);
    terms.forEach((term, at) => {
      single.add(term);
      const before = terms[at - 1];
      if (before && term && before.length > 1 && term.length > 1) pairs.add(`${before}${term}`);
    });
  }
  return new Set([...pairs].filter((pair) => pair.length > 5 && single.has(pair)));
}

/** Adds shares into a list by occupation. */
function addShares(known: Map<number, number>, shares: readonly Share[]) {
  for (const { id, weight } of shares) known.set(id, (known.get(id) ?? 0) + weight);
}

/** Writes the index of titles; says how many titles and terms it has. */
export function compileTitles(sources: TitleSources): string {
  const said = saidTitles(sources);
  const abbreviations = sources.abbreviations.map(({ short = '', whole = '' }): [string, string] => [
    short,
    whole,
  ]);
  const rules: TitleRules = {
    abbreviations: new Map(abbreviations),
    joined: joinedOf(said),
    roles: rolesOf(sources),
  };
  const entries = new Map<string, { terms: string[]; shares: Map<number, number> }>();
  const entryOf = (title: string) => {
    const [way] = titleWords(title, rules);
    if (!way) return null;
    const head = way.terms[way.head] ?? '';
    const terms = [head, ...way.terms.filter((term) => term !== head).sort()];
    const key = terms.join(' ');
    const entry = entries.get(key) ?? { terms, shares: new Map<number, number>() };
    entries.set(key, entry);
    return entry;
  };
  for (const { title, shares } of said) {
    const entry = entryOf(title);
    if (entry) addShares(entry.shares, shares);
  }
  for (const { title = '', occupations = '' } of sources.corrections) {
    const shares = itemsOf(occupations.replaceAll(' ', '|')).map((soc, place) => {
      const id = sources.places.get(soc.includes('.') ? soc : `${soc}.00`);
      if (id === undefined) throw new Error(`There is no occupation ${soc}, which ${title} is said to be`);
      return { id, weight: corrected / (1 + place) };
    });
    const entry = entryOf(title);
    if (entry) entry.shares = new Map(shares.map(({ id, weight }) => [id, weight]));
  }

  const list = [...entries.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  const terms = [...new Set(list.flatMap((entry) => entry.terms))].sort();
  const numberOf = new Map(terms.map((term, number) => [term, number]));
  const occupationsOf = terms.map(() => new Set<number>());
  const entryTerms: number[] = [];
  const termStarts = [0];
  const shareIds: number[] = [];
  const shareWeights: number[] = [];
  const shareStarts = [0];
  const postings = terms.map((): number[] => []);
  list.forEach((entry, place) => {
    for (const term of entry.terms) {
      const number = numberOf.get(term) ?? 0;
      entryTerms.push(number);
      postings[number]?.push(place);
      for (const id of entry.shares.keys()) occupationsOf[number]?.add(id);
    }
    termStarts.push(entryTerms.length);
    for (const [id, weight] of [...entry.shares].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
      shareIds.push(id);
      shareWeights.push(Math.min(255, Math.max(1, Math.round(weight * 16))));
    }
    shareStarts.push(shareIds.length);
  });
  if (terms.length > 65_535) throw new Error('There are more terms in titles than 16 bits can number');
  const meta = {
    abbreviations,
    joined: [...rules.joined].sort(),
    roles: [...rules.roles].sort(),
  };
  const bytes = writePacked('titles', meta, {
    terms,
    spread: Uint16Array.from(occupationsOf, ({ size }) => size),
    entryTerms: Uint16Array.from(entryTerms),
    termStarts: Uint32Array.from(termStarts),
    shareIds: Uint16Array.from(shareIds),
    shareWeights: Uint8Array.from(shareWeights),
    shareStarts: Uint32Array.from(shareStarts),
    postings: Uint32Array.from(postings.flat()),
    postingStarts: Uint32Array.from(startsOf(postings)),
  });
  return `${list.length} titles of ${terms.length} terms, ${rules.roles.size} roles: ${bytes} bytes`;
}
