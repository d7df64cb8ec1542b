/** Adds new texts to the catalogs, still to be translated, and removes those that are no longer shown: `npm run texts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseCatalog } from '../../src/i18n/parseCatalog.ts';
import { sourceTexts } from './sourceTexts.ts';
import { updateCatalogs } from './updateCatalogs.ts';

const language = 'es';
const fileOf = (name: string) => `src/i18n/${language}/${name}.po`;
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

const catalogs = updateCatalogs(
  { pages: read('pages'), server: read('server') },
  await sourceTexts(),
  language,
);
for (const [name, text] of Object.entries(catalogs)) {
  writeFileSync(fileOf(name), text);
  const missing = text.split('\n\n').length - 1 - Object.keys(parseCatalog(text)).length;
  console.log(`${fileOf(name)}: ${missing} without a translation.`);
}
