/**
 * Builds what has changed, the browser app and the server, each aside, and puts both in force once they are whole:
 * builds.ts says how. `npm run build`; with `-- server` that part only.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, secondsSince } from '../start/install.mjs';
import { openBuilds, type PartName } from './builds.ts';

interface Part {
  name: PartName;
  /** Run one after the other, each a file for Node and its arguments; given the folder to build into. */
  steps: (folder: string) => string[][];
  sources: string[];
}

const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');

const viteBuild = (config: string, folder: string) => [
  ...[vite, 'build', '--config', config],
  ...['--outDir', folder, '--emptyOutDir'],
];

const builds = openBuilds(root);

const parts: readonly Part[] = [
  {
    name: 'app',
    steps: (folder) => [
      viteBuild('vite.config.ts', path.join(folder, 'web')),
      viteBuild('vite.render.config.ts', path.join(folder, 'render')),
      ['scripts/build/prerender.ts', folder],
      ['scripts/build/compress.ts', folder],
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
      'scripts/build/prerender.ts',
      'scripts/build/pageDocument.ts',
      'scripts/build/compress.ts',
      'vite.catalogs.ts',
      'vite.config.ts',
      'vite.lean.ts',
      'vite.signInFields.ts',
      'vite.render.config.ts',
    ],
  },
  {
    name: 'server',
    steps: (folder) => [viteBuild('vite.server.config.ts', folder)],
    // Pages the server writes itself look and speak like the app.
    sources: [
      'docx',
      'schemas',
      'server',
      'src/i18n',
      'src/components',
      'src/product',
      'src/base/themePalette.ts',
      'src/kit',
      'vite.server.config.ts',
    ],
  },
];

/** Every file below a folder, or the file itself; nothing where there is none. */
function filesOf(place: string): string[] {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (path.extname(place)) return [place];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function fingerprintOf({ sources }: Part): string {
  const hash = createHash('sha256');
  for (const file of [...sources, 'package-lock.json'].flatMap(filesOf).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Runs one step and prints its output if it fails. @returns whether it succeeded */
function run(step: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, step, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (status !== 0) console.error(said);
      resolve(status === 0);
    });
  });
}

async function build({ name, steps }: Part, fingerprint: string): Promise<boolean> {
  const folder = builds.begin(name);
  for (const step of steps(folder)) {
    if (await run(step)) continue;
    console.error(`The build of the ${name} failed. What was built before stays in force.`);
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
  builds.finish(name, folder, fingerprint);
  return true;
}

/**
 * Builds the parts whose sources have changed since. What is in force changes only when all of them are there.
 *
 * @param names of the parts that are needed; all by default
 * @returns whether they are built now
 */
export async function ensureBuilt(names: readonly string[] = []): Promise<boolean> {
  const started = performance.now();
  const stale = parts
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((part) => ({ part, fingerprint: fingerprintOf(part) }))
    .filter(({ part, fingerprint }) => !builds.isInForce(part.name, fingerprint));
  if (stale.length === 0) return true;
  const missing = stale.filter(({ part, fingerprint }) => !builds.has(part.name, fingerprint));
  if (missing.length > 0) console.log(`Building: ${missing.map(({ part }) => part.name).join(', ')}.`);
  const results = await Promise.all(missing.map(({ part, fingerprint }) => build(part, fingerprint)));
  if (!results.every(Boolean)) return false;
  builds.switchAll(stale.map(({ part, fingerprint }) => ({ part: part.name, fingerprint })));
  if (missing.length > 0) console.log(`Built in ${secondsSince(started)} s.`);
  return true;
}

if (import.meta.main && !(await ensureBuilt(process.argv.slice(2)))) process.exit(1);
