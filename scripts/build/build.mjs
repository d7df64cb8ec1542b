/**
 * Builds what has changed: the browser app into dist/web, the server into dist/server. `node scripts/build/build.mjs`.
 *
 * Beside each result lies a fingerprint of the sources it was made from, written when the build has succeeded.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, findNode, root, secondsSince } from '../start/install.mjs';

/**
 * One thing that is built: its steps run one after the other, each a file for Node with what it is given.
 *
 * @typedef {{ name: string, steps: string[][], sources: string[], result: string }} Part
 */

const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** @param {string} config */
const viteBuild = (config) => [vite, 'build', '--config', config];

/** @type {Part[]} */
const parts = [
  {
    name: 'web',
    steps: [
      viteBuild('vite.config.ts'),
      viteBuild('vite.render.config.ts'),
      ['scripts/build/prerender.mjs'],
      ['scripts/build/compress.mjs'],
    ],
    sources: [
      'docx',
      'schemas',
      'src',
      'resources',
      'public',
      'index.html',
      'public.html',
      'server/demo/accounts.ts',
      'scripts/build/prerender.mjs',
      'scripts/build/pageDocument.ts',
      'scripts/build/compress.mjs',
      'vite.catalogs.ts',
      'vite.config.ts',
      'vite.lean.ts',
      'vite.render.config.ts',
    ],
    result: 'dist/pages/screens.json',
  },
  {
    name: 'server',
    steps: [viteBuild('vite.server.config.ts')],
    // Pages the server writes itself look and speak like the app.
    sources: [
      'docx',
      'schemas',
      'server',
      'src/i18n',
      'src/components',
      'src/base/themePalette.ts',
      'vite.server.config.ts',
    ],
    result: 'dist/server/main.js',
  },
];

/**
 * Every file below a folder, or the file itself; nothing where there is none.
 *
 * @param {string} place
 * @returns {string[]}
 */
function filesOf(place) {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (path.extname(place)) return [place];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** @param {Part} part */
function fingerprintOf({ sources }) {
  const hash = createHash('sha256');
  for (const file of [...sources, 'package-lock.json'].flatMap(filesOf).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Runs one step; what it says is shown only when it fails.
 *
 * @param {string} node
 * @param {string[]} step
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(node, step) {
  const child = spawn(node, step, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (status !== 0) console.error(said);
      resolve(status === 0);
    });
  });
}

/**
 * Builds one part.
 *
 * @param {Part} part
 * @param {string} node
 */
async function build({ name, steps }, node) {
  for (const step of steps) {
    if (await run(node, step)) continue;
    console.error(`The ${name} build failed.`);
    return false;
  }
  return true;
}

/**
 * Builds the parts whose sources have changed since.
 *
 * @param {string} node path of the Node to build with
 * @returns {Promise<boolean>} whether all is built now
 */
export async function ensureBuilt(node) {
  const started = performance.now();
  const stale = parts
    .map((part) => ({
      part,
      mark: path.join(root, 'dist', `.${part.name}`),
      fingerprint: fingerprintOf(part),
    }))
    .filter(
      ({ part, mark, fingerprint }) =>
        !existsSync(path.join(root, part.result)) ||
        !existsSync(mark) ||
        readFileSync(mark, 'utf8') !== fingerprint,
    );
  if (stale.length === 0) return true;
  console.log(`Building: ${stale.map(({ part }) => part.name).join(', ')}.`);
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const results = await Promise.all(
    stale.map(async ({ part, mark, fingerprint }) => {
      rmSync(mark, { force: true });
      const ok = await build(part, node);
      if (ok) writeFileSync(mark, fingerprint);
      return ok;
    }),
  );
  if (!results.every(Boolean)) return false;
  console.log(`Built in ${secondsSince(started)} s.`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!(await ensureBuilt(findNode()))) process.exit(1);
}
