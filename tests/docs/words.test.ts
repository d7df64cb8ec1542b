/** Words that no text, document or comment of ours uses, because a native editor would strike them out. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePo } from 'pofile-ts';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
// Postings and the data of the vocabulary were written by others; migrations that have run never change.
const files = execFileSync(
  'git',
  ['ls-files', '*.md', '*.po', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '.env.example', ':!bench/postings'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((name) => existsSync(path.join(root, name)))
  .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

const struck = /\b(?:whoever|unless told|anew|some-?body|any-?body|every-?body)\b/i;

/** The lines of a source that are comments. */
const commentLines = (text: string) =>
  text.split('\n').filter((line) => /^\s*(?:\/\*|\*|\/\/)/.test(line) || /\s\/\/ /.test(line));

const linesOf = ({ name, text }: { name: string; text: string }): string[] => {
  if (/\.(?:md|example)$/.test(name)) return text.split('\n');
  if (name.endsWith('.po')) return parsePo(text).items.map(({ msgid }) => msgid);
  return commentLines(text).map((line) => line.replace(/^.*\s(?=\/\/ )/, ''));
};

test('of the fifty worst sentences the product prints those after and none of those before', () => {
  const page = readFileSync(path.join(root, 'docs/decisions/plain-english.md'), 'utf8');
  const rows = [...page.matchAll(/^\| "(.+)" \| (.+) \|$/gm)];
  expect(rows).toHaveLength(50);
  const printed = new Set(
    files
      .filter(({ name }) => name.endsWith('.po'))
      .flatMap(({ text }) => parsePo(text).items.map(({ msgid }) => msgid)),
  );
  const wrong = rows.filter(([, before = '', after = '']) => printed.has(before) || !printed.has(after));
  expect(wrong.map(([row]) => row)).toEqual([]);
});

describe('in texts people read, in documents and in comments', () => {
  test('there is enough to look at', () => expect(files.length).toBeGreaterThan(1000));

  test('no word stands that an editor would strike out', () => {
    const found = files.flatMap((file) =>
      linesOf(file)
        .filter((line) => struck.test(line.replaceAll(/`[^`]*`|"[^"]*"/g, '')))
        .map((line) => `${file.name}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test('no comment opens with "What"', () => {
    const found = files
      .filter(({ name }) => /\.(?:tsx?|mjs|js|css)$/.test(name))
      .flatMap(({ name, text }) =>
        commentLines(text)
          .filter((line) => /^\s*(?:\/\*\*?|\*|\/\/) What /.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
});
