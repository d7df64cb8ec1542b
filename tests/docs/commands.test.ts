/** Documents cannot lie: every command and path they name is there. */
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documents: string[] = (
  await Array.fromAsync(
    glob(['README.md', '{docx,schemas,server,src,resources,stories,tests,bench}/README.md', 'docs/**/*.md'], {
      cwd: root,
    }),
  )
).sort();
const scripts = Object.keys(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).scripts);
const builtIn = new Set(['ci', 'install']);

test.each(documents)('every npm command in %s exists', async (document) => {
  const text = await readFile(path.join(root, document), 'utf8');
  const named = [...text.matchAll(/(?:^ {4}|`)npm (?:run )?([a-z][\w:-]*)/gm)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !scripts.includes(name) && !builtIn.has(name))).toEqual([]);
});

test('every folder and file the README lists exists', async () => {
  const text = await readFile(path.join(root, 'README.md'), 'utf8');
  const named = [
    ...text.matchAll(/`((?:docx|schemas|server|src|resources|stories|tests|bench|docs|scripts)\/[\w./-]*)`/g),
  ].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});
