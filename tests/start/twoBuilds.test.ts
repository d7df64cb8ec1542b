/** Two builds on one database: the earlier one runs beside the newer and starts on its schema, up to a contract step. */
import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/checks/freePort.ts';
import { builtServer, dataFolder, type Program, runProgram, usedFolder } from './support/processes.ts';

vi.setConfig({ testTimeout: 300_000 });

const root = path.resolve(import.meta.dirname, '../..');

/** The present build with migrations of a time to come. @returns adds one */
function newerBuild(folder: string): (name: string, text: string) => void {
  mkdirSync(folder);
  for (const part of [path.dirname(builtServer), 'package.json']) {
    cpSync(realpathSync(path.join(root, part)), path.join(folder, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return (name, text) =>
    writeFileSync(path.join(folder, path.dirname(builtServer), 'migrations', `${name}.sql`), text);
}

test('an earlier build runs beside a newer one and starts again, until something is taken away', async () => {
  const folder = dataFolder();
  const data = usedFolder();
  const newer = path.join(folder, 'newer');
  const add = newerBuild(newer);
  const start = async (build: string): Promise<Program & { port: number }> => {
    const port = await freePort();
    const main = path.join(path.relative(root, build), builtServer);
    const env = { PORT: String(port), DATA_DIR: data, DEMO: 'off', LOG_LEVEL: 'silent' };
    return { ...runProgram(main, [], env), port };
  };
  const stop = async ({ child, ended }: Program) => {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  };
  /** Writes through the API and has it read the database. */
  const works = async ({ port }: { port: number }) => {
    const api = `http://127.0.0.1:${port}`;
    expect((await fetch(`${api}/readyz`)).status).toBe(200);
    const body = JSON.stringify({ email: `person-${port}@people.example` });
    const headers = { 'content-type': 'application/json' };
    const sent = await fetch(`${api}/api/v1/otp/email-verify/send`, { method: 'POST', headers, body });
    expect(sent.status).toBe(200);
  };

  const earlier = await start(root);
  await earlier.says(/ready/);
  add('9001_addition', `alter table "oneTimeCodes" add column "shape" text not null default 'digits';`);
  const later = await start(newer);
  await later.says(/ready/);
  await works(earlier);
  await works(later);

  await stop(earlier);
  const again = await start(root);
  await again.says(/ready/);
  await works(again);
  await stop(again);
  await stop(later);

  add(
    '9002_less',
    `alter table "devMailbox" drop column "html"; insert into "neededMigrations" values ('9001_addition');`,
  );
  const contracted = await start(newer);
  await contracted.says(/ready/);
  const refused = await start(root);
  expect(await refused.ended).not.toBe(0);
  expect(refused.said.err.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^The database was changed by a newer Hireday and needs 9001_addition/),
  ]);
  await stop(contracted);
});
