/** Reads the folder of the operator's texts: `terms.md`, its translations such as `terms.es.md`, and so on. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { z } from 'zod';
import { type Locale, languages, sourceLocale } from '../../../schemas/base/locales.ts';
import { LegalDocument, LegalName } from '../../../schemas/legal.ts';
import { reasonOf, StartError } from '../../base/startError.ts';
import type { LegalText } from '../../services/legalTexts.ts';

/** The lines between dashes at the beginning; a version may look like a number. */
const Header = LegalDocument.pick({ version: true, date: true }).extend({
  version: z.coerce.string().min(1).max(40),
});

const fileOf = (folder: string, name: LegalName, locale: Locale) =>
  path.join(folder, `${name.toLowerCase()}${locale === sourceLocale ? '' : `.${locale}`}.md`);

/** @returns undefined for a translation that is not there */
async function readOne(file: string, isNeeded: boolean) {
  const bytes = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!isNeeded && reasonOf(error) === 'ENOENT') return undefined;
    throw new StartError(`The text ${file} cannot be read (${reasonOf(error)}). LEGAL_DIR names its folder.`);
  });
  if (bytes === undefined) return undefined;
  const document = new VFile(bytes);
  try {
    matter(document, { strip: true });
  } catch {
    // Said below: what could not be read is not there.
  }
  const { data: header } = Header.safeParse(document.data.matter);
  const text = String(document).trim();
  if (!header || text === '') {
    throw new StartError(
      `The text ${file} has to begin with a line ---, its version: and date: (2026-12-31), and another line ---, and go on with words.`,
    );
  }
  return { ...header, text };
}

async function readText(folder: string, name: LegalName): Promise<LegalText> {
  const read = await Promise.all(
    languages.map(async (locale) => {
      const file = fileOf(folder, name, locale);
      return { file, locale, one: await readOne(file, locale === sourceLocale) };
    }),
  );
  const source = read.find(({ locale }) => locale === sourceLocale)?.one;
  if (!source) throw new Error('A missing text was refused.');
  const { version, date } = source;
  for (const { file, one } of read)
    if (one && (one.version !== version || one.date !== date))
      throw new StartError(
        `The text ${file} has to have the version and the date of the text it translates.`,
      );
  return {
    ...{ name, version, date },
    texts: Object.fromEntries(read.flatMap(({ locale, one }) => (one ? [[locale, one.text]] : []))),
  };
}

/** @throws StartError that names the file and what is wrong with it */
export const readLegalTexts = (folder: string): Promise<LegalText[]> =>
  Promise.all(LegalName.options.map((name) => readText(folder, name)));
