/** A server that is killed in the middle of a conversation with the mail server loses no mail. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailQueue } from '../../../server/mail/queue.ts';
import { emailCode } from '../../../server/mail/templates/codes.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { testEnv } from '../../support/services.ts';
import { type TestSmtp, testSmtp } from '../../support/smtp.ts';

const script = path.join(import.meta.dirname, '..', '..', 'support', 'mailChild.ts');
/** The heartbeat of a mail has to be missed before another server takes it over. */
const takeoverMs = 60_000;

interface Scene {
  database: TestDatabase;
  smtp: TestSmtp;
  post: Awaited<ReturnType<typeof startMailQueue>>;
}

const servers: ChildProcess[] = [];

/** A queue and a mail server of one test's own. */
async function makeScene(): Promise<Scene> {
  const database = await testDatabase();
  const smtp = await testSmtp();
  const post = await startMailQueue({
    db: database.db,
    env: testEnv,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    connection: database.config,
    retry: { retryDelay: 1 },
    working: false,
  });
  return { database, smtp, post };
}

// Their tests are of waiting for heartbeats that do not come: they wait together.
const scenes: Scene[] = [];
beforeAll(async () => {
  for (let i = 0; i < 3; i += 1) scenes.push(await makeScene());
});
afterAll(async () => {
  await Promise.all(servers.map(kill));
  for (const { post } of scenes) await post.stop();
});

function takeScene(): Scene {
  const scene = scenes.shift();
  if (!scene) throw new Error('There are more tests than scenes.');
  return scene;
}

async function startServer({ database, smtp }: Scene): Promise<ChildProcess> {
  const server = fork(script, [JSON.stringify(database.config), smtp.url]);
  servers.push(server);
  await once(server, 'message');
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

const send = ({ post, database }: Scene) =>
  post.sendMail(database.db, {
    letter: emailCode({ code: '271828', minutes: 10 }),
    to: 'casey@people.example',
  });
const messageIds = ({ smtp }: Scene) =>
  smtp.received.map(({ raw }) => /^Message-ID: (.+?)\r?$/m.exec(raw)?.[1]);

/** Until the queue holds the mail as done with. */
const isNoted = ({ database }: Scene) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string }>`
        select "state" from "pgboss"."job" where "name" = 'mail' and "state" <> 'completed'`.execute(
        database.db,
      );
      expect(rows).toEqual([]);
    },
    { timeout: takeoverMs, interval: 100 },
  );

/** Sends a mail through a server that is killed once the mail server has all of it; then starts another server. */
async function sendAndKill(scene: Scene, { isTaken }: { isTaken: boolean }) {
  const { smtp } = scene;
  const first = await startServer(scene);
  const killed = new Promise<void>((done) => {
    smtp.beforeAnswer = async () => {
      smtp.beforeAnswer = null;
      await kill(first);
      done();
      return isTaken;
    };
  });
  await send(scene);
  await killed;
  const second = await startServer(scene);
  await isNoted(scene);
  await kill(second);
}

test.concurrent('killed before the mail is taken: it arrives once, from the next server', async () => {
  const scene = takeScene();
  await sendAndKill(scene, { isTaken: false });
  expect(scene.smtp.offers).toBe(2);
  expect(scene.smtp.received).toHaveLength(1);
}, 120_000);

test.concurrent('killed when it is taken and not noted yet: it comes once more, as the same mail', async () => {
  const scene = takeScene();
  await sendAndKill(scene, { isTaken: true });
  const ids = messageIds(scene);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@hireday\.example>$/);
  expect(ids[1]).toBe(ids[0]);
}, 120_000);

test.concurrent('killed when it is noted: it stays at one', async () => {
  const scene = takeScene();
  const { smtp } = scene;
  const first = await startServer(scene);
  await send(scene);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: takeoverMs, interval: 50 });
  await isNoted(scene);
  await kill(first);
  // The next server has sent a later mail, and the first one is still there once.
  const second = await startServer(scene);
  await send(scene);
  await isNoted(scene);
  await kill(second);
  expect(new Set(messageIds(scene)).size).toBe(2);
  expect(smtp.received).toHaveLength(2);
}, 120_000);
