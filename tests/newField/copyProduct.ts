/** A copy of the product in a folder of its own, with new fields, built and running. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/checks/freePort.ts';
import { childEnv } from '../support/childEnv.ts';
import { temporary } from '../support/temporary.ts';
import { newFields } from './kinds.ts';
import { otherFields } from './others.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Everything a build reads. */
const sources = ['docx', 'legal', 'public', 'resources', 'schemas', 'scripts', 'server', 'src'];

/** @returns the copy's folder; nothing in it is changed yet */
export function copyProduct(): string {
  const copy = fs.mkdtempSync(path.join(temporary, 'hireday-field-'));
  for (const folder of sources)
    fs.cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  for (const entry of fs.readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile() && !entry.name.startsWith('.'))
      fs.copyFileSync(path.join(root, entry.name), path.join(copy, entry.name));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

interface Added {
  name: string;
  schema: string;
  column: string;
}

/** The schema's file: the fields stand before those that are written already. */
function changeSchema(copy: string, schema: string, opening: string, added: readonly Added[]): void {
  const file = path.join(copy, schema);
  const before = fs.readFileSync(file, 'utf8');
  if (!before.includes(opening)) throw new Error(`${file} has no "${opening.trim()}" any more.`);
  const lines = added.map(({ name, schema }) => `  ${name}: ${schema},\n`);
  fs.writeFileSync(file, before.replace(opening, opening + lines.join('')));
}

function addMigration(copy: string, tables: Readonly<Record<string, readonly Added[]>>): void {
  const folder = path.join(copy, 'server/db/migrations');
  const changes = Object.entries(tables).map(([table, added]) => {
    const columns = added.map(({ name, column }) => `  add column "${name}" ${column}`);
    return `alter table "${table}"\n${columns.join(',\n')};\n`;
  });
  const text = changes.join('');
  fs.writeFileSync(path.join(folder, '9999_new_fields.sql'), text);
  const sum = createHash('sha256').update(text).digest('hex');
  fs.appendFileSync(path.join(folder, 'checksums.txt'), `${sum}  9999_new_fields.sql\n`);
}

/** Follows docs/add-a-field.md. */
export function addFields(copy: string): void {
  const ofJobs = Object.entries(newFields).map(([name, field]) => ({ name, ...field }));
  const others = Object.values(otherFields);
  changeSchema(copy, 'schemas/job.ts', 'const JobText = z.strictObject({\n', ofJobs);
  for (const one of others) changeSchema(copy, one.file, one.opening, [one]);
  addMigration(copy, { jobs: ofJobs, ...Object.groupBy(others, ({ table }) => table) });
}

/** @returns once it has ended well */
export async function runInCopy(copy: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...args], {
    cwd: copy,
    env: childEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${said}`);
}

export interface RunningCopy {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the copy's built server on a database that has all migrations but the new one. */
export async function startCopy(copy: string, databaseUrl: string): Promise<RunningCopy> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...childEnv,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(copy, 'data'),
    AUTH_SECRET: 'a secret that is only good for tests, 32+',
    APP_URL: url,
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The copy's server ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
