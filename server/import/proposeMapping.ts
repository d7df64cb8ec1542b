/** Which field each column of a file seems to be. */
import type { CsvKind, ImportPreset } from '../../schemas/importFile.ts';
import { type ColumnMapping, columnFields, joinedField } from './columnFields.ts';
import { headings } from './headings.ts';
import { looksLikeNote } from './noteHeadings.ts';
import { plainWords } from './plainWords.ts';
import { presetHeadings } from './presets.ts';

/** Fields by the headings that name them: their own names, their labels, and what others call them. */
function fieldsByHeading(kind: CsvKind): Map<string, string> {
  const found = new Map<string, string>();
  const add = (heading: string, field: string) => {
    const plain = plainWords(heading);
    if (!found.has(plain)) found.set(plain, field);
  };
  const fields = columnFields(kind);
  for (const { field } of fields) add(field, field);
  for (const { field, title } of fields) add(title, field);
  for (const [field, names] of Object.entries(headings[kind])) for (const name of names) add(name, field);
  return found;
}

/**
 * Each field at most once, the first column that names it; a name in two columns wins over one in a single column, as
 * does a place.
 *
 * @param preset whose headings come first
 */
export function proposeMapping(
  header: readonly string[],
  kind: CsvKind,
  preset: ImportPreset | null,
): ColumnMapping {
  const known = fieldsByHeading(kind);
  const own = preset && presetHeadings(preset, kind);
  const wanted = header.map((heading) => {
    // A column named exactly as the field is that field, whatever else the words may mean.
    const plain = plainWords(heading);
    const given = own?.get(plain);
    return given === undefined ? (known.get(plain) ?? null) : given;
  });
  // Private words are nobody's profile: the first column of them is the company's note, and the others are left out.
  if (kind === 'CANDIDATES' && !wanted.includes('companyNote')) {
    const place = header.findIndex((heading, at) => wanted[at] === null && looksLikeNote(heading));
    if (place >= 0) wanted[place] = 'companyNote';
  }
  const taken = new Set<string>();
  const once = wanted.map((field) => {
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  return once.map((field) =>
    field !== null && joinedField(kind, field)?.fields.some((one) => taken.has(one)) ? null : field,
  );
}
