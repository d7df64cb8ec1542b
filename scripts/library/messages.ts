/** The library's texts as messages for react-admin's i18nProvider, out of the catalogs of the whole. */
import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { packed } from './packageJson.ts';

/** English and Spanish of every text that something packed says. */
export function libraryMessages(): Record<'en' | 'es', Record<string, string>> {
  const own = parsePo(readFileSync('src/i18n/es/pages.po', 'utf8')).items.filter(({ references }) =>
    references.some((place) => packed.some((folder) => place.startsWith(folder))),
  );
  return {
    en: Object.fromEntries(own.map(({ msgid }) => [msgid, msgid])),
    es: Object.fromEntries(own.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? msgid])),
  };
}
