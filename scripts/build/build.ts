/**
 * Builds what has changed: the browser app into dist/web, the server into dist/server. `npm run build`; with `-- server` that part only.
 *
 * Beside each result lies a fingerprint of the sources it was made from, written when the build has succeeded.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, secondsSince } from '../start/install.mjs';

interface Part {
  name: string;
  /** Run one after the other, each a file for Node and its arguments. */
  steps: string[][];
  sources: string[];
  result: string;
}

const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');

const viteBuild = (config: string) => [vite, 'build', '--config', config];

const parts: readonly Part[] = [
  {
    name: 'web',
    steps: [
      viteBuild('vite.config.ts'),
      viteBuild('vite.render.config.ts'),
      ['scripts/build/prerender.ts'],
      ['scripts/build/compress.ts'],
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
      'src/product',
      'src/base/themePalette.ts',
      'src/kit',
      'vite.server.config.ts',
    ],
    result: 'dist/server/main.js',
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

async function build({ name, steps }: Part): Promise<boolean> {
  for (const step of steps) {
    if (await run(step)) continue;
    console.error(`The ${name} build failed.`);
    return false;
  }
  return true;
}

/**
 * Builds the parts whose sources have changed since.
 *
 * @param names of the parts that are needed; all by default
 * @returns whether they are built now
 */
export async function ensureBuilt(names: readonly string[] = []): Promise<boolean> {
  const started = performance.now();
  const stale = parts
    .filter(({ name }) => names.length === 0 || names.includes(name))
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
      const ok = await build(part);
      if (ok) writeFileSync(mark, fingerprint);
      return ok;
    }),
  );
  if (!results.every(Boolean)) return false;
  console.log(`Built in ${secondsSince(started)} s.`);
  return true;
}

if (import.meta.main && !(await ensureBuilt(process.argv.slice(2)))) process.exit(1);
