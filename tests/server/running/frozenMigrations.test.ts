/** A migration that has landed has run somewhere: a later edit would reach new databases only. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../server/db/migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
/** Lines as `sha256sum` writes them: a checksum, two spaces, a name. */
const frozen = new Map(
  readFileSync(path.join(folder, 'checksums.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
);

const checksumOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, name)))
    .digest('hex');

test.each(files)('%s is as it landed', (name) => {
  const add = `cd server/db/migrations && sha256sum ${name} >> checksums.txt`;
  expect(frozen.has(name), `A new migration is frozen with its landing: ${add}`).toBe(true);
  expect(
    checksumOf(name),
    `${name} has landed and may not change: databases that ran it would never see the edit. Put the change into a new migration.`,
  ).toBe(frozen.get(name));
});

test('no migration that landed was removed or renamed', () => {
  expect([...frozen.keys()].filter((name) => !files.includes(name))).toEqual([]);
});

test('each migration has a number of its own', () => {
  const numbers = files.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

/** The obstacles for an earlier build that runs on the same database. */
const takesAway = [
  /\bdrop\s+(table|column|type|view)\b/i,
  /\brename\b/i,
  // Every build reads integer and numeric columns alike, so an integer column may become numeric.
  /\balter\s+column\s+\S+\s+(type\s+(?!numeric\b)|set\s+not\s+null|drop\s+default)\b/i,
  /\badd\s+column\b(?![^;]*\b(default|generated)\b)[^;]*\bnot\s+null\b/i,
];

/** From here on earlier builds run on a newer schema. */
const since = '0015';

test.each(files.filter((name) => name >= since))('%s only adds, or says which build it needs', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8').replaceAll(/--.*$/gm, '');
  const found = text.includes('"neededMigrations"') ? [] : takesAway.filter((pattern) => pattern.test(text));
  expect(found, 'See docs/decisions/migrations.md: expand first, contract later.').toEqual([]);
});
