/** Building beside a running server: it keeps every file it started with, and so do the tabs that are open. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../schemas/base/locales.ts';
import { accountPaths, marketingPaths, notFoundPath } from '../../schemas/publicPages.ts';
import { openBuilds } from '../../scripts/build/builds.ts';
import { freePort } from '../../scripts/checks/freePort.ts';
import { builtServer, dataFolder, type Program, runProgram, usedFolder } from './support/processes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** As long as the browser app's files of one build are told from another's by their names. */
const assetOf = (fingerprint: string, page: string) =>
  `/assets/${page.replaceAll('/', '') || 'home'}-${fingerprint}.js`;

/** A browser app whose pages each ask for a file of their own. */
function writeApp(folder: string, fingerprint: string): void {
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const page of [...marketingPaths, ...accountPaths, notFoundPath, 'app', 'job']) {
    const asset = assetOf(fingerprint, page);
    write(path.join('web', asset), `// of ${fingerprint}`);
    for (const locale of languages) {
      const name = page === 'app' || page === 'job' ? `${page}.html` : path.join(page, 'index.html');
      write(path.join('pages', locale, name), `<script src="${asset}"></script>`);
    }
  }
  write('pages/screens.json', '[]');
  write('render/renderJob.js', 'export const createJobRenderer = () => () => { throw new Error(); };');
}

/** A checkout with the server as it is built, and the browser app above. */
function checkout() {
  const folder = path.join(dataFolder(), 'checkout');
  mkdirSync(folder);
  for (const name of ['legal', 'node_modules', 'package.json'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  const builds = openBuilds(folder);
  const build = (fingerprint: string) => {
    const making = builds.begin('app');
    writeApp(making, fingerprint);
    builds.finish('app', making, fingerprint);
    builds.switchAll([{ part: 'app', fingerprint }]);
  };
  const server = builds.begin('server');
  cpSync(path.dirname(realpathSync(path.join(root, builtServer))), server, { recursive: true });
  builds.finish('server', server, 'first');
  build('first');
  builds.switchAll([{ part: 'server', fingerprint: 'first' }]);
  return { folder, build, names: () => readdirSync(path.join(folder, 'dist/builds')) };
}

async function start(folder: string, data: string): Promise<Program & { url: string }> {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: data, DEMO: 'off', LOG_LEVEL: 'silent' };
  const program = runProgram(path.join(folder, builtServer), [], env, folder);
  await program.says(/ready/);
  return { ...program, url: `http://127.0.0.1:${port}` };
}

/** Opens every public page and all that they ask for. @returns what was asked and not answered with 200 */
async function missing(url: string): Promise<string[]> {
  const lost: string[] = [];
  for (const page of [...marketingPaths, ...accountPaths]) {
    const answer = await fetch(url + page);
    const [, asset = 'nothing'] = /src="([^"]+)"/.exec(await answer.text()) ?? [];
    if (answer.status !== 200) lost.push(page);
    if ((await fetch(url + asset)).status !== 200) lost.push(asset);
  }
  return lost;
}

test('a build beside a running server takes no file away from it, nor from open tabs', async () => {
  const { folder, build, names } = checkout();
  const data = usedFolder();
  const before = await start(folder, data);
  expect(await missing(before.url)).toEqual([]);

  build('second');
  expect(await missing(before.url)).toEqual([]);
  const after = await start(folder, data);
  expect(await missing(after.url)).toEqual([]);
  // A tab of the one before, answered by the one after, and the other way round behind a balancer.
  const old = await fetch(after.url + assetOf('first', '/'));
  expect([old.status, await old.text()]).toEqual([200, '// of first']);
  expect(old.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(before.url + assetOf('second', '/'))).status).toBe(200);
  for (const odd of ['none-1234567.js', '..%2Fpages%2Fscreens.json', '.%2e/index.html', 'a/b.js', ''])
    expect((await fetch(`${before.url}/assets/${odd}`)).status, odd).toBe(404);

  // However many builds come after it, the one a server runs on stays, and goes with the next once it has ended.
  for (const one of ['third', 'fourth', 'fifth']) build(one);
  expect(await missing(before.url)).toEqual([]);
  expect(await missing(after.url)).toEqual([]);
  before.child.kill('SIGTERM');
  await before.ended;
  build('sixth');
  expect(
    names()
      .filter((name) => /^app-\w+$/.test(name))
      .sort(),
  ).toEqual(['app-fifth', 'app-second', 'app-sixth']);
  expect(await missing(after.url)).toEqual([]);
  // Going back to sources that were built before builds nothing.
  build('fifth');
  expect(realpathSync(path.join(folder, 'dist/app'))).toMatch(/app-fifth$/);
});

test('a build that is cut short changes nothing, and its remains go with the next', async () => {
  const { folder, build, names } = checkout();
  const cutShort = path.join(folder, 'dist/builds', '.making-app-999999999');
  mkdirSync(cutShort);
  const half = openBuilds(folder).begin('app');
  writeFileSync(path.join(half, 'half'), '');
  expect(realpathSync(path.join(folder, 'dist/app'))).toMatch(/app-first$/);
  build('second');
  expect(existsSync(cutShort)).toBe(false);
  expect(names()).toContain('app-first');
});
