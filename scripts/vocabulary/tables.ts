/** Reads the tables of the taxonomies: tab separated, a heading, no quoting; some of them compressed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Row = Record<string, string>;

/** The rows of a text of tab separated values with a heading; lines that begin with # are remarks. */
function rowsOf(text: string): Row[] {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const names = first.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
  });
}

/** Opens tables in a folder by their name. @throws where one is missing. */
export function tablesIn(folder: string): (name: string) => Row[] {
  return (name) => {
    const plain = path.join(folder, `${name}.tsv`);
    return rowsOf(
      existsSync(plain)
        ? readFileSync(plain, 'utf8')
        : gunzipSync(readFileSync(`${plain}.gz`)).toString('utf8'),
    );
  };
}

/** The items of a list in one column. */
export const itemsOf = (list: string | undefined): string[] => (list ?? '').split('|').filter(Boolean);
