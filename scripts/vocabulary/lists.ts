/** Compiles our own lists of words and fields of work. */
import { writePacked } from './pack.ts';
import { itemsOf, type Row } from './tables.ts';

interface ListSources {
  fields: readonly Row[];
  /** Titles of the fields, and which fields are near. */
  titles: readonly Row[];
  skills: readonly Row[];
  words: readonly Row[];
  wordLists: readonly Row[];
  settings: readonly Row[];
  wordNames: readonly Row[];
}

/** Writes the lists. @returns how many there are, in words */
export function compileLists(sources: ListSources): string {
  const ids = sources.fields.map(({ field = '' }) => field);
  const rowOf = (rows: readonly Row[], id: string) => rows.find(({ field }) => field === id);
  const skillsOf = (id: string) =>
    sources.skills.flatMap(({ field, kind, names }) =>
      field === id && kind === '' ? [itemsOf(names)[0]?.replace(/^=/, '') ?? ''] : [],
    );
  const lists: Record<string, string[]> = {
    fields: ids,
    fieldNames: sources.fields.map(({ names }) => itemsOf(names)[0] ?? ''),
    fieldNear: ids.map((id) => rowOf(sources.titles, id)?.near ?? ''),
    fieldTitles: ids.map((id) => rowOf(sources.titles, id)?.titles ?? ''),
    fieldSkills: ids.map((id) => skillsOf(id).join(', ')),
    fieldWords: ids.map((id) => itemsOf(rowOf(sources.words, id)?.words).join(', ')),
    settings: sources.settings.map(({ names = '' }) => names),
    wordNames: sources.wordNames.map(({ name, makers, parts, ordinary, always }) =>
      [name, makers, parts, ordinary, always].join('\t'),
    ),
  };
  for (const { list = '', words = '' } of sources.wordLists) lists[list] = words.split(' ');
  return `${Object.keys(lists).length} lists: ${writePacked('lists', {}, lists)} bytes`;
}
