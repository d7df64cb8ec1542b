/** The server as a process: what a person sees who starts it, and what is left when it is gone. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/checks/freePort.ts';
import { builtServer, dataFolder, postgresUnder, runProgram, usedFolder } from './support/processes.ts';

// Several programs start in each test, perhaps beside a full set of other tests.
vi.setConfig({ testTimeout: 300_000 });

/** A server that listens on a port nobody else has. */
function listen(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = net.createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as net.AddressInfo).port,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    ),
  );
}

function startServer(env: NodeJS.ProcessEnv) {
  return runProgram(builtServer, [], { LOG_LEVEL: 'silent', DEMO: 'off', ...env });
}

/** Starts it with what cannot work. @returns the one line it says, without the line's end */
async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const { ended, said } = startServer(env);
  expect(await ended).toBe(1);
  expect(said.out).toBe('');
  const lines = said.err.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

const secret = 'a secret that is only good for tests, 32+';

test('a port in use is one clear line', async () => {
  const { port, close } = await listen();
  const folder = dataFolder();
  expect(await refusal({ PORT: String(port), DATA_DIR: folder })).toMatch(
    `Port ${port} of 127.0.0.1 is in use`,
  );
  expect(postgresUnder(folder)).toEqual([]);
  await close();
});

test.each([
  ['npm run dev', 'scripts/dev/dev.ts', 0],
  ['the API beside it', 'scripts/dev/dev.ts', -1],
  ['npm run storybook', 'scripts/dev/storybook.ts', 0],
])('a port in use is one clear line of %s, and nothing is started', async (_name, file, offset) => {
  const { port, close } = await listen();
  const folder = dataFolder();
  const { ended, said } = runProgram(file, [], { PORT: String(port + offset), DATA_DIR: folder });
  expect(await ended).toBe(1);
  expect(said.err.trimEnd().split('\n')).toEqual([expect.stringMatching(/^Port \d+ of \S+ is in use\./)]);
  expect(said.out).toBe('');
  expect(postgresUnder(folder)).toEqual([]);
  await close();
});

test('a folder that cannot be written is one clear line', async () => {
  const file = path.join(dataFolder(), 'file');
  fs.writeFileSync(file, '');
  expect(await refusal({ PORT: String(await freePort()), DATA_DIR: path.join(file, 'data') })).toMatch(
    /^The data folder .* cannot be written: ENOTDIR/,
  );
});

test('a database that cannot be reached is one clear line, without its password', async () => {
  const url = `postgres://someone:pass-word@127.0.0.1:${await freePort()}/hireday`;
  const line = await refusal({ PORT: String(await freePort()), DATABASE_URL: url, AUTH_SECRET: secret });
  expect(line).toMatch(
    /^The database of DATABASE_URL cannot be reached at 127\.0\.0\.1:\d+\/hireday: ECONNREFUSED/,
  );
  expect(line).not.toContain('pass-word');
});

test('wrong settings are a list that names each', async () => {
  const { ended, said } = startServer({ PORT: 'x', DEMO: 'x' });
  expect(await ended).toBe(1);
  expect(said.err.trimEnd().split('\n')).toEqual([
    'These settings are not right:',
    expect.stringContaining('PORT'),
    expect.stringContaining('DEMO'),
  ]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the server and its database, and says nothing more',
  async (signal) => {
    const folder = usedFolder();
    const port = await freePort();
    const server = startServer({ PORT: String(port), DATA_DIR: folder });
    await server.says(/ready: http:\S+/);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(server.said.out.match(/http:/g)).toHaveLength(1);

    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(postgresUnder(folder)).toEqual([]);
  },
);

test('the same signal twice at once, as terminals and npm send it, is one wish', async () => {
  const folder = usedFolder();
  const server = startServer({ PORT: String(await freePort()), DATA_DIR: folder });
  await server.says(/ready/);
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(postgresUnder(folder)).toEqual([]);
});

test('a killed server repairs itself at the next start and keeps its secret', async () => {
  const folder = usedFolder();
  const env = { PORT: String(await freePort()), DATA_DIR: folder };
  const killed = startServer(env);
  await killed.says(/ready/);
  const kept = fs.readFileSync(path.join(folder, 'auth-secret'), 'utf8');
  killed.child.kill('SIGKILL');
  await killed.ended;

  const next = startServer(env);
  await next.says(/ready/);
  expect(fs.readFileSync(path.join(folder, 'auth-secret'), 'utf8')).toBe(kept);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(postgresUnder(folder)).toEqual([]);
});
