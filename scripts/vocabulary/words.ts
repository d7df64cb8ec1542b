/** Compiles which occupations each word is typical of, from everything the taxonomies say of them. */
import { stem } from '../../server/matching/vocabulary/stem.ts';
import { termsOf } from '../../server/matching/vocabulary/tokens.ts';
import type { Share } from './crosswalk.ts';
import { startsOf, writePacked } from './pack.ts';
import { itemsOf, type Row } from './tables.ts';

interface WordSources {
  occupations: readonly Row[];
  titles: readonly Row[];
  technologies: readonly Row[];
  escoEnglish: readonly Row[];
  escoSpanish: readonly Row[];
  skillsEnglish: readonly Row[];
  skillsSpanish: readonly Row[];
  occupationSkills: readonly Row[];
  /** Words everyone writes. */
  ordinary: readonly Row[];
  /** Words too common to tell one text from another. */
  stop: readonly string[];
  places: ReadonlyMap<string, number>;
  esco: ReadonlyMap<string, Share[]>;
}

/** How much a word says by where it stands. */
const sourceWeights = { description: 2, title: 0.6, skill: 1, otherName: 0.3, technology: 0.5 };

/** How many occupations a term keeps, and two terms together. */
const kept = 24;
const leastOccurrence = 0.6;
const k1 = 1.6;
const b = 0.6;
/** Terms of so many occupations say nothing of any. */
const mostSpread = 0.4;

type Document = Map<string, number>;

/** Terms of a text and its neighbouring pairs, each once. */
function featuresOf(text: string, ordinary: ReadonlySet<string>): Set<string> {
  const features = new Set<string>();
  const terms = termsOf(text);
  terms.forEach((term, at) => {
    if (ordinary.has(term) || /^\d+$/.test(term) || term.length < 2) return;
    features.add(term);
    const before = terms[at - 1];
    if (before !== undefined && !ordinary.has(before) && before.length > 1) features.add(`${before} ${term}`);
  });
  return features;
}

function documentsOf(sources: WordSources, ordinary: ReadonlySet<string>): Document[] {
  const documents = sources.occupations.map((): Document => new Map());
  const cache = new Map<string, Set<string>>();
  const add = (id: number | undefined, text: string, weight: number) => {
    const document = documents[id ?? -1];
    if (!document || text === '') return;
    let features = cache.get(text);
    if (!features) {
      features = featuresOf(text, ordinary);
      cache.set(text, features);
    }
    for (const feature of features) document.set(feature, (document.get(feature) ?? 0) + weight);
  };
  const { description, title, skill, otherName, technology } = sourceWeights;
  for (const row of sources.occupations) {
    const id = sources.places.get(row.soc ?? '');
    add(id, row.title ?? '', title * 4);
    add(id, row.description ?? '', description);
  }
  for (const row of sources.titles) add(sources.places.get(row.soc ?? ''), row.title ?? '', title);
  for (const row of sources.technologies)
    add(sources.places.get(row.soc ?? ''), row.technology ?? '', technology);
  for (const rows of [sources.escoEnglish, sources.escoSpanish])
    for (const row of rows)
      for (const { id, weight } of sources.esco.get(row.occ_id ?? '') ?? []) {
        add(id, row.description ?? '', weight * description * 0.5);
        add(id, (row.label ?? '').split('/')[0] ?? '', weight * title * 2);
        for (const name of itemsOf(row.alt_labels)) add(id, name, weight * title * 0.5);
      }
  const names = new Map<string, { text: string; weight: number }[]>();
  for (const rows of [sources.skillsEnglish, sources.skillsSpanish])
    for (const row of rows) {
      const list = names.get(row.skill_id ?? '') ?? [];
      list.push({ text: row.label ?? '', weight: skill });
      for (const name of itemsOf(row.alt_labels).slice(0, 6)) list.push({ text: name, weight: otherName });
      names.set(row.skill_id ?? '', list);
    }
  for (const { occ_id = '', skill_id = '', relation } of sources.occupationSkills)
    for (const { id, weight } of sources.esco.get(occ_id) ?? [])
      for (const { text, weight: own } of names.get(skill_id) ?? [])
        add(id, text, own * weight * (relation === 'e' ? 1 : 0.5));
  return documents;
}

/** Writes the table of words; says how many it has. */
export function compileWords(sources: WordSources): string {
  const stop = sources.stop.flatMap((word) => [word, stem(word)]);
  const ordinary = new Set([...stop, ...sources.ordinary.flatMap(({ words = '' }) => termsOf(words))]);
  const documents = documentsOf(sources, ordinary);
  const lengths = documents.map((document) =>
    [...document.values()].reduce((sum, value) => sum + value ** 0.5, 0),
  );
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const having = new Map<string, { id: number; value: number }[]>();
  documents.forEach((document, id) => {
    const norm = k1 * (1 - b + (b * (lengths[id] ?? 0)) / mean);
    for (const [feature, count] of document) {
      const list = having.get(feature) ?? [];
      list.push({ id, value: count / (count + norm) });
      having.set(feature, list);
    }
  });
  const total = new Map<string, number>();
  for (const document of documents)
    for (const [feature, count] of document) total.set(feature, (total.get(feature) ?? 0) + count);

  const rows = [...having]
    .filter(([feature, list]) => {
      if (list.length > mostSpread * documents.length) return false;
      const isPair = feature.includes(' ');
      return (total.get(feature) ?? 0) >= (isPair ? 3 : leastOccurrence) && (!isPair || list.length <= 200);
    })
    .map(([feature, list]) => {
      // Spread by mass, so that many faint mentions do not make a word ordinary.
      const mass = list.reduce((sum, { value }) => sum + value, 0);
      const square = list.reduce((sum, { value }) => sum + value * value, 0);
      const idf = Math.log(documents.length / ((mass * mass) / square));
      const most = list.sort((x, y) => y.value - x.value || x.id - y.id).slice(0, kept);
      return { feature, top: most.map(({ id, value }) => ({ id, value: value * idf ** 1.5 })) };
    })
    .filter(({ top }) => (top[0]?.value ?? 0) > 0.5)
    .sort((x, y) => (x.feature < y.feature ? -1 : 1));
  const highest = rows.reduce((most, { top }) => Math.max(most, top[0]?.value ?? 0), 0);
  const quantised = rows.map(({ feature, top }) => ({
    feature,
    top: top
      .map(({ id, value }) => ({ id, value: Math.round(255 * Math.sqrt(value / highest)) }))
      .filter(({ value }) => value > 8),
  }));
  const bytes = writePacked(
    'words',
    { scale: highest },
    {
      terms: quantised.map(({ feature }) => feature),
      starts: Uint32Array.from(startsOf(quantised.map(({ top }) => top))),
      ids: Uint16Array.from(quantised.flatMap(({ top }) => top.map(({ id }) => id))),
      weights: Uint8Array.from(quantised.flatMap(({ top }) => top.map(({ value }) => value))),
    },
  );
  return `${quantised.length} terms: ${bytes} bytes`;
}
