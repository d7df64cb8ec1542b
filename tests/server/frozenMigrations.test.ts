/** A migration that has landed has run somewhere: a later edit would reach new databases only. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../server/db/migrations');
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
