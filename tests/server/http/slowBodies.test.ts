/** Requests that never end are ended, slow ones get through, and one address cannot take everyone's place. */
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { testEnv } from '../../support/services.ts';

const bounds = {
  headersMs: 400,
  // Longer than a busy machine may keep this process waiting.
  graceMs: 1000,
  checkMs: 50,
  bytesPerSecond: 1000,
  bodiesPerAddress: 4,
  connectionsPerAddress: 12,
};
let t: TestApp;
const open = new Set<Socket>();

beforeAll(async () => {
  t = await testApp({ env: { ...testEnv, RATE_LIMIT: 'on' } }, { bounds });
  await t.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  await expect.poll(connections).toBe(0);
});

/** How many connections the server has. */
const connections = () => promisify(t.app.server.getConnections.bind(t.app.server))();

/** A connection that remembers what it was sent. */
function connect(port = (t.app.server.address() as AddressInfo).port) {
  const socket = net.connect(port, '127.0.0.1');
  open.add(socket);
  const line = { socket, received: '', closed: new Promise((resolve) => socket.on('close', resolve)) };
  socket.on('error', () => undefined).on('data', (chunk) => (line.received += chunk));
  return line;
}
/** Begins to send a body of so many bytes. */
function post(length: number) {
  const line = connect();
  line.socket.write(
    `POST /api/v1/auth/login HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`,
  );
  return line;
}
const statusOf = ({ received }: { received: string }) => /^HTTP\/1.1 (\d{3})/.exec(received)?.[1];

test('a body that does not come is answered 408 and the connection closed', async () => {
  const line = post(1000);
  await line.closed;
  expect(statusOf(line)).toBe('408');
  expect(JSON.parse(line.received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 'TOO_SLOW',
    status: 408,
  });
});

test('a body that trickles is closed too, also after other requests over the same connection', async () => {
  const line = connect();
  line.socket.write('GET /healthz HTTP/1.1\r\nhost: test\r\n\r\n');
  await once(line.socket, 'data');
  line.received = '';
  line.socket.write(
    'POST /api/v1/auth/login HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
  );
  const drops = setInterval(() => line.socket.writable && line.socket.write(' '), 50);
  await line.closed;
  clearInterval(drops);
  expect(statusOf(line)).toBe('408');
});

test('what came at once at the start buys no time', async () => {
  const line = post(100_000);
  line.socket.write(' '.repeat(50_000));
  const began = performance.now();
  await line.closed;
  expect(statusOf(line)).toBe('408');
  expect(performance.now() - began).toBeLessThan(30_000);
});

test('a body on a slow line that goes on coming gets through', async () => {
  const body = JSON.stringify({ email: 'nobody@people.example', password: 'x'.repeat(120) }).padEnd(8000);
  const line = post(body.length);
  // Longer than the grace, and so fast that a busy machine does not make it too slow.
  for (let at = 1; at < body.length; at += 400) {
    line.socket.write(body.slice(at, at + 400));
    await rest(80);
  }
  // The answer may have come within the last pause.
  await expect.poll(() => statusOf(line), { timeout: 30_000 }).toBe('401');
});

test('one address has a few bodies on their way at a time; other requests are answered meanwhile', async () => {
  const lines = Array.from({ length: 9 }, () => post(1000));
  const refused = () => lines.filter((line) => statusOf(line) === '429');
  await expect.poll(() => refused().length).toBe(9 - bounds.bodiesPerAddress);
  for (const line of refused()) expect(line.received).toMatch(/retry-after: \d+/i);
  const other = connect();
  other.socket.write('GET /healthz HTTP/1.1\r\nhost: test\r\n\r\n');
  await once(other.socket, 'data');
  expect(statusOf(other)).toBe('200');
  // All of them are closed in the end, and there is room again.
  await Promise.all(lines.map(({ closed }) => closed));
  const again = post(1000);
  await again.closed;
  expect(statusOf(again)).toBe('408');
});

test('a head that never ends is closed', async () => {
  const line = connect();
  line.socket.write('GET /healthz HTTP/1.1\r\nhost: te');
  await line.closed;
  expect(statusOf(line)).toBe('408');
});

test('one address has a few connections, and gets new ones when it lets go of some', async () => {
  const lines = Array.from({ length: 20 }, () => connect());
  const kept = () => lines.filter(({ socket }) => !socket.closed).length;
  await expect.poll(kept, { interval: 10 }).toBe(bounds.connectionsPerAddress);
  for (const { socket } of lines) socket.destroy();
  await expect.poll(connections).toBe(0);
  const again = connect();
  again.socket.write('GET /healthz HTTP/1.1\r\nhost: test\r\n\r\n');
  await once(again.socket, 'data');
  expect(statusOf(again)).toBe('200');
});

/** Asks over a connection of its own, which is kept for the next question. */
async function askOver(line: ReturnType<typeof connect>): Promise<string | undefined> {
  line.socket.write('GET /healthz HTTP/1.1\r\nhost: test\r\n\r\n');
  await once(line.socket, 'data');
  return statusOf(line);
}

test('many people behind one address are answered, though their browsers keep connections open', async () => {
  const lines: ReturnType<typeof connect>[] = [];
  for (let index = 0; index < 40; index += 1) {
    const line = connect();
    lines.push(line);
    expect(await askOver(line)).toBe('200');
  }
  // Those that waited longest have made room.
  await expect.poll(connections).toBe(bounds.connectionsPerAddress);
  expect(lines.slice(0, 28).every(({ socket }) => socket.closed)).toBe(true);
  expect(lines.slice(28).some(({ socket }) => socket.closed)).toBe(false);
});

test('a connection whose request is being answered makes room for no other', async () => {
  const slow = Array.from({ length: bounds.bodiesPerAddress }, () => post(1000));
  await expect.poll(connections).toBe(slow.length);
  for (let index = 0; index < 20; index += 1) expect(await askOver(connect())).toBe('200');
  await Promise.all(slow.map(({ closed }) => closed));
  expect(slow.map(statusOf)).toEqual(slow.map(() => '408'));
});

test('a network that the operator has named has ten times as many connections', async () => {
  const known = await testApp(
    { env: { ...testEnv, RATE_LIMIT: 'on', KNOWN_NETWORKS: ['127.0.0.0/8'] } },
    { bounds },
  );
  await known.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = known.app.server.address() as AddressInfo;
  const lines = Array.from({ length: 130 }, () => connect(port));
  const kept = () => lines.filter(({ socket }) => !socket.closed).length;
  await expect.poll(kept, { interval: 10 }).toBe(10 * bounds.connectionsPerAddress);
  for (const { socket } of lines) socket.destroy();
});
