/** Every text of the interface is there in every language. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messages as onPages } from '../../src/i18n/es/messages.ts';
import { problems } from '../../src/i18n/es/problems.ts';
import { spokenByServer } from '../../src/i18n/es/spokenByServer.ts';
import { collectTexts } from './collectTexts.ts';
import { schemaTexts } from './schemaTexts.ts';

const files = globSync('{src,resources,server}/**/*.{ts,tsx}').filter(
  (file) => !file.startsWith('src/i18n/'),
);
const messages = { ...onPages, ...spokenByServer };
const { said, unsaid } = collectTexts(files);
const known = new Set([...said, ...(await schemaTexts())]);

/** Names of what is filled in: `{count, plural, …}` → `count`. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

test('no text goes past the translations', () => expect(unsaid).toEqual([]));

test('every text is there in Spanish', () => {
  expect([...known].filter((text) => text !== '' && messages[text] === undefined)).toEqual([]);
});

test('a text is translated for pages or for the server alone', () => {
  expect(Object.keys(spokenByServer).filter((text) => text in onPages)).toEqual([]);
});

test('a text is translated once: two translations would not stay the same', async () => {
  const parts = globSync('src/i18n/es/*.ts').filter((file) => !/(messages|reactAdmin)\.ts$/.test(file));
  const modules = await Promise.all(
    parts.map((file): Promise<Record<string, object>> => import(path.resolve(file))),
  );
  const texts = modules.flatMap((module) => Object.values(module).flatMap((part) => Object.keys(part)));
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
});

test('nothing is translated that nobody shows', () => {
  // Sentences of errors are also put together on the server, by what there is no such thing of.
  const shown = Object.keys(messages).filter((text) => !known.has(text) && problems[text] === undefined);
  expect(shown).toEqual([]);
});

test('a translation fills in what the English does', () => {
  const wrong = Object.entries(messages).filter(
    ([english, spanish]) => placeholders(english).join() !== placeholders(String(spanish)).join(),
  );
  expect(wrong).toEqual([]);
});
