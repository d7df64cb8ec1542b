/** Brings a catalog up to date with the sources. */
import { createItem, parsePo, stringifyPo } from 'pofile-ts';
import type { SourceTexts } from './sourceTexts.ts';

/** Where the texts of a catalog are shown. */
type CatalogName = 'pages' | 'server';

const headers = {
  'Project-Id-Version': 'hireday',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
} as const;

/** Texts that only the server uses are in a catalog of their own, so that no page loads them. */
const catalogOf = (places: ReadonlySet<string>): CatalogName =>
  places.size > 0 && [...places].every((file) => file.startsWith('server/')) ? 'server' : 'pages';

/**
 * The catalogs of a language: every text in use with the files that use it, and no others. A text stays in the catalog
 * it is already in.
 *
 * @param written the catalogs as they are
 */
export function updateCatalogs(
  written: Readonly<Record<CatalogName, string>>,
  { said, handedOn }: SourceTexts,
  language: string,
): Record<CatalogName, string> {
  const names = ['pages', 'server'] as const;
  const kept = new Map(
    names.flatMap((name) =>
      parsePo(written[name]).items.map(
        ({ msgid, msgstr }) => [msgid, { name, translation: msgstr[0] ?? '' }] as const,
      ),
    ),
  );
  const texts = new Map(said);
  for (const text of kept.keys()) {
    const places = handedOn.get(text);
    if (places && !texts.has(text)) texts.set(text, places);
  }
  const items = [...texts].map(([msgid, places]) => {
    const { name = catalogOf(places), translation = '' } = kept.get(msgid) ?? {};
    return { name, item: { ...createItem(), msgid, msgstr: [translation], references: [...places].sort() } };
  });
  const place = ({ references, msgid }: { references: string[]; msgid: string }) =>
    `${references[0] ?? 'schemas/'}\n${msgid}`;
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  const catalog = (name: CatalogName) =>
    stringifyPo(
      {
        headers: { ...headers, Language: language },
        items: items
          .filter((one) => one.name === name)
          .map(({ item }) => item)
          .sort((a, b) => order(place(a), place(b))),
      },
      { foldLength: 0 },
    );
  return { pages: catalog('pages'), server: catalog('server') };
}
