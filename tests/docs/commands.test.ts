/** Documents cannot lie: every command and path they name is there. */
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documents: string[] = (
  await Array.fromAsync(
    glob(
      [
        'README.md',
        '{docx,schemas,server,src,resources,stories,tests,bench,faults}/**/README.md',
        'docs/**/*.md',
      ],
      {
        cwd: root,
      },
    ),
  )
).sort();
const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const scripts = Object.keys(manifest.scripts);
const builtIn = new Set(['ci', 'install']);

test.each(documents)('every npm command in %s exists', async (document) => {
  const text = await readFile(path.join(root, document), 'utf8');
  const named = [...text.matchAll(/(?:^ {4}|`)npm (?:run )?([a-z][\w:-]*)/gm)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !scripts.includes(name) && !builtIn.has(name))).toEqual([]);
});

const pathsIn = (text: string) =>
  [
    ...text.matchAll(
      /`((?:docx|schemas|server|src|resources|stories|tests|bench|docs|scripts|faults|public)\/[\w./-]*)`/g,
    ),
  ].map(([, name]) => name ?? '');

test.each(documents)('every folder and file that %s names exists', async (document) => {
  const named = pathsIn(await readFile(path.join(root, document), 'utf8'));
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('README lists the checks of npm test', async () => {
  const [, listed = ''] =
    /only these \(([\w, ]+)\)/.exec(await readFile(path.join(root, 'README.md'), 'utf8')) ?? [];
  const command: string = manifest.scripts.test;
  const file = command.split(' ').at(-1) ?? '';
  const source = await readFile(path.join(root, file), 'utf8');
  const checks = [...source.matchAll(/^ {2}(?:\{ | {2})name: '([\w:]+)'/gm)].map(([, name]) => name);
  expect(listed.split(', ').sort()).toEqual(checks.sort());
});
