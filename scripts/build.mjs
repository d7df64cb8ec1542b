/**
 * Builds what has changed: the browser app into dist/web, the server into dist/server. `node scripts/build.mjs`.
 *
 * Beside each result lies a fingerprint of the sources it was made from, written when the build has succeeded.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, findNode, root, secondsSince } from './install.mjs';

/** @typedef {{ name: string, config: string, sources: string[], result: string }} Part */

/** @type {Part[]} */
const parts = [
  {
    name: 'web',
    config: 'vite.config.ts',
    sources: ['schemas', 'src', 'resources', 'public', 'index.html'],
    result: 'dist/web/index.html',
  },
  {
    name: 'server',
    config: 'vite.server.config.ts',
    sources: ['schemas', 'server'],
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
function fingerprintOf({ sources, config }) {
  const hash = createHash('sha256');
  for (const file of [...sources, config, 'package-lock.json'].flatMap(filesOf).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds one part; what the build says is shown only when it fails.
 *
 * @param {Part} part
 * @param {string} node
 */
function build({ name, config }, node) {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(node, [vite, 'build', '--config', config], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (status !== 0) console.error(`${said}\nThe ${name} build failed.`);
      resolve(status === 0);
    });
  });
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
