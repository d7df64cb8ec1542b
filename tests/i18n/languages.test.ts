/** Every text of the interface is there in every language, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { expect, test } from 'vitest';
import { type SourceTexts, sourceTexts } from '../../scripts/texts/sourceTexts.ts';
import { updateCatalogs } from '../../scripts/texts/updateCatalogs.ts';

const read = (name: string) => readFileSync(`src/i18n/es/${name}.po`, 'utf8');
const entriesOf = (text: string) =>
  parsePo(text).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''] as const);
const entries = [...entriesOf(read('pages')), ...entriesOf(read('server'))];
const known = new Set(entries.map(([english]) => english));
const sources = await sourceTexts();

test('no text goes past the translations', () => expect(sources.unsaid).toEqual([]));

// `npm run texts` brings the catalogs up to date.
test('every text is in a catalog', () => {
  expect([...sources.said.keys()].filter((text) => !known.has(text))).toEqual([]);
});

test('every text of a catalog is there in Spanish', () => {
  expect(entries.filter(([, spanish]) => spanish === '')).toEqual([]);
});

test('a text is in one catalog, once: two translations would not stay the same', () => {
  const texts = entries.map(([english]) => english);
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
});

test.each([
  ['of a call', 'There is no such note of yours.'],
  ['of a field', 'They run this already. Choose someone else.'],
  ['of several fields', 'There is no such employer here. Choose one from the list.'],
])('the sentence of a refusal %s has to be translated', (_, sentence) => {
  expect(sources.said.has(sentence)).toBe(true);
});

test('nothing is translated that nobody shows', () => {
  const shown = entries.filter(([text]) => !sources.said.has(text) && !sources.handedOn.has(text));
  expect(shown).toEqual([]);
});

/** Names of what is filled in: `{count, plural, …}` → `count`. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

test('a translation fills in what the English does', () => {
  const wrong = entries.filter(
    ([english, spanish]) => placeholders(english).join() !== placeholders(spanish).join(),
  );
  expect(wrong).toEqual([]);
});

/** Spanish has several words for these; each page, mail and text of the operator has the same one. */
const otherWords = [
  [/candidatura/i, 'postulación'],
  [/\b(?:agreg|agrég)\w+/i, 'añadir'],
  [/\bpropietari[oa]s?\b/i, 'titular'],
  [/\bllenaste\b|\bhas llenado\b/i, 'rellenar'],
  [/\b(?:usted|ustedes|vosotros|vuestr[oa]s?|podéis|tenéis)\b/i, 'tú'],
] as const;

test('a thing has one name in Spanish, and people are addressed in one way', () => {
  const legal = readdirSync('legal')
    .filter((name) => name.endsWith('.es.md'))
    .map((name) => [name, readFileSync(`legal/${name}`, 'utf8')] as const);
  const wrong = [...entries, ...legal].flatMap(([name, text]) =>
    otherWords.flatMap(([other, word]) => {
      const found = other.exec(text)?.[0];
      return found === undefined ? [] : [`${name}: “${found}”, elsewhere “${word}”`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the place of a search fits its field on a phone', () => {
  const [, spanish = ''] = entries.find(([english]) => english === 'City, state or country') ?? [];
  expect(spanish).not.toBe('');
  expect(spanish.length).toBeLessThanOrEqual(15);
});

test('a catalog is brought up to date: what is new waits for its translation, what is gone is gone', () => {
  const texts = (said: Record<string, string>): SourceTexts => ({
    said: new Map(Object.entries(said).map(([text, file]) => [text, new Set([file])])),
    handedOn: new Map([['There is no such job.', new Set(['server/jobs.ts'])]]),
    unsaid: [],
  });
  const po = (...pairs: [string, string][]) =>
    pairs.map(([english, spanish]) => `msgid "${english}"\nmsgstr "${spanish}"\n`).join('\n');
  const { pages, server } = updateCatalogs(
    {
      pages: po(['Jobs', 'Empleos'], ['Gone', 'Ido']),
      server: po(['There is no such job.', 'Ese empleo no existe.']),
    },
    texts({ Jobs: 'src/a.ts', New: 'src/a.ts', Mail: 'server/mail.ts' }),
    'es',
  );
  expect(entriesOf(pages)).toEqual([
    ['Jobs', 'Empleos'],
    ['New', ''],
  ]);
  expect(pages).toContain('#: src/a.ts\nmsgid "Jobs"');
  expect(entriesOf(server)).toEqual([
    ['There is no such job.', 'Ese empleo no existe.'],
    ['Mail', ''],
  ]);
});
