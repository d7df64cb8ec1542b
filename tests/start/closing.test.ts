/** How a server that is told to end does so: in order, in words, and in time. */
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Problem } from '../../schemas/calls/problem.ts';
import { freePort } from '../../scripts/checks/freePort.ts';
import { builtServer, postgresUnder, runProgram, usedFolder } from './support/processes.ts';

vi.setConfig({ testTimeout: 300_000 });

test('a request that runs is let finish, new ones are refused, and a body that never ends is not waited for', async () => {
  const folder = usedFolder();
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'silent' };
  const server = runProgram(builtServer, [], env);
  await server.says(/ready/);

  const body = JSON.stringify({ email: 'nobody@people.example', password: 'not the right one' });
  const head = (length: number) =>
    `POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
  const running = net.connect(port, '127.0.0.1');
  running.write(head(Buffer.byteLength(body)) + body.slice(0, 10));
  const endless = net.connect(port, '127.0.0.1');
  endless.on('error', () => {});
  endless.write(`${head(1000)}{`);
  await sleep(500);

  const started = performance.now();
  server.child.kill('SIGTERM');
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, { timeout: 5000 })
    .toBe(503);
  const refused = await fetch(`http://127.0.0.1:${port}/api/v1/plans`);
  expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close']);
  expect(refused.headers.get('content-type')).toMatch('application/problem+json');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(((await refused.json()) as Problem).code).toBe('SERVER_CLOSING');

  running.write(body.slice(10));
  const answer = await text(running);
  expect(answer).toMatch(/^HTTP\/1.1 401/);
  expect(answer).toMatch(/connection: close/i);

  expect(await server.ended).toBe(0);
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(postgresUnder(folder)).toEqual([]);
});
