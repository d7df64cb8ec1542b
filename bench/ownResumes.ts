/**
 * Invented resumes, each in another layout, and the facts a person reads in them, written down before the program first
 * read them. All of them are held out: nothing is tuned on them.
 *
 * A file has the text of the resume, a line of equals signs and a line for each fact: `position: title | employer |
 * from | to`, `degree: level | field`, `place: words | country`, and the words alone for a `skill`, a `language`, a
 * `licence` and the `headline`.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { monthNumber, monthText } from '../server/matching/text/dates.ts';

/** A fact as parts, as the file separates them by bars. */
type Expected = readonly string[];

export interface OwnResume {
  name: string;
  text: string;
  expected: ReadonlyMap<string, readonly Expected[]>;
}

const folder = path.join(import.meta.dirname, 'ownResumes');

/** @param today YYYY-MM-DD, the month that "now" stands for */
export async function ownResumes(today: string): Promise<OwnResume[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [text = '', facts = ''] = (await readFile(path.join(folder, file), 'utf8')).split('\n=====\n');
      const expected = new Map<string, Expected[]>();
      for (const line of facts.trim().split('\n')) {
        const [kind = ''] = line.split(':', 1);
        const parts = line
          .slice(kind.length + 1)
          .split('|')
          .map((part) => part.trim())
          .map((part) => (part === 'now' ? monthText(monthNumber(today)) : part));
        expected.set(kind, [...(expected.get(kind) ?? []), parts]);
      }
      return { name: file.slice(0, -4), text, expected };
    }),
  );
}
