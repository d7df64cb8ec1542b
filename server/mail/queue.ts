/** Mails wait in the database beside the change that caused them, and are sent by whichever server is free. */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { fromKysely, type Job, type JobResult } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../base/env.ts';
import type { MailOrder } from '../base/mail.ts';
import { type BossConnection, openBoss, traceOf } from '../base/openBoss.ts';
import type { Database } from '../db/database.ts';
import { type AttachInvoice, type DeliverServices, deliver, type QueuedMail } from './deliver.ts';
import { openPostOffice } from './openPostOffice.ts';
import type { PostOffice } from './postOffice.ts';
import { createSeal, type Seal } from './seal.ts';
import { writeMail } from './writeMail.ts';

const queues = { mail: 'mail', dead: 'dead-mail' } as const;

/**
 * After 5 seconds, 10, 20 … up to an hour: some nine hours in all. The heartbeat tells a mail on its way from one whose
 * server was killed.
 */
const retrying = { retryLimit: 18, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
export const settings = {
  [queues.dead]: { retryLimit: 0, deleteAfterSeconds: 3600 },
  [queues.mail]: { heartbeatSeconds: 10, notify: true, deadLetter: queues.dead, deleteAfterSeconds: 3600 },
};

/** Mails on their way at the same time. */
const atOnce = 5;

/** How long a mail on its way may take once the server is told to stop. */
const stopMs = 1500;

/**
 * Writes a mail in its recipient's language and queues it.
 *
 * @param db the transaction of the change that causes the mail: it is sent if and only if that is committed
 */
export type SendMail = (db: Database, order: MailOrder) => Promise<void>;

/** Takes away mails that still wait, or were sent within the hour. @param words an address, a whole name */
export type ForgetMails = (words: readonly string[]) => Promise<void>;

interface MailQueue {
  sendMail: SendMail;
  forgetMails: ForgetMails;
  /** Waits for mails on their way, a few seconds at most; the others are sent by the next server. */
  stop(): Promise<void>;
}

interface MailQueueOptions extends BossConnection {
  db: Database;
  env: Env;
  clock: () => Date;
  /** Where mails go, when not where the settings say; for tests. */
  office?: PostOffice;
  /** Makes the files that go with mails; without it they go out alone. */
  attach?: AttachInvoice;
  /** Tries of a mail, when others are wanted than usual; for tests. */
  retry?: Partial<typeof retrying>;
  /** Whether mails are sent from here, as usual, or only queued. */
  working?: boolean;
}

type Boss = Awaited<ReturnType<typeof openBoss>>;

const sender =
  (boss: Boss, seal: Seal, retry: MailQueueOptions['retry']): SendMail =>
  async (db, order) => {
    const mail = await writeMail(db, order);
    const data: QueuedMail = { kind: mail.kind, sealed: await seal.close(mail) };
    const startAfter = order.notBefore && { startAfter: order.notBefore };
    await boss.send(queues.mail, data, {
      ...{ ...retrying, ...retry, ...startAfter },
      ...{ id: uuidv7(), db: fromKysely(db) },
    });
  };

/** Mails are sealed, so each has to be opened to see whom it speaks of. */
const forgetter =
  (boss: Boss, db: Database, seal: Seal): ForgetMails =>
  async (words) => {
    for (const queue of Object.values(queues)) {
      const { rows } = await sql<{ id: string; data: QueuedMail }>`
        select "id", "data" from "pgboss"."job" where "name" = ${queue}`.execute(db);
      const ids: string[] = [];
      for (const { id, data } of rows) {
        // The mail that says so.
        if (data.kind === 'ACCOUNT_ERASED') continue;
        const mail = await seal.open(data.sealed).catch(() => null);
        if (mail && words.some((word) => mail.to === word || mail.text.includes(word))) ids.push(id);
      }
      if (ids.length > 0) await boss.deleteJob(queue, ids);
    }
  };

/** @returns whether the mail is done with; it is tried again when not */
async function sendOne(
  services: DeliverServices,
  log: FastifyBaseLogger,
  { id, data, retryCount }: Job<QueuedMail>,
): Promise<JobResult> {
  const about = { mail: id, kind: data.kind, at: services.office.name };
  try {
    log.info({ ...about, outcome: await deliver(services, id, data, retryCount) }, 'mail');
    return { id, status: 'completed' };
  } catch (error) {
    log.warn({ ...about, ...traceOf(error), tried: retryCount + 1 }, 'mail not sent yet');
    return { id, status: 'failed' };
  }
}

async function work(boss: Boss, services: DeliverServices, log: FastifyBaseLogger): Promise<void> {
  const options = {
    pollingIntervalSeconds: 1,
    // A new mail is noticed at once; this is how late one may be that is tried again.
    notifyPollingIntervalSeconds: 2,
    batchSize: atOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work<QueuedMail>(queues.mail, options, (jobs) =>
    Promise.all(jobs.map((job) => sendOne(services, log, job))),
  );
  await boss.work<QueuedMail>(queues.dead, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) log.error({ kind: job.data.kind }, 'mail given up');
  });
}

/** Opens the queue of mails and sends what waits in it; where there is no way to send, everything goes on waiting. */
export async function startMailQueue(options: MailQueueOptions): Promise<MailQueue> {
  const { db, env, clock, log, working = true, attach = async () => null } = options;
  const seal = createSeal(env.AUTH_SECRET);
  const office = working ? (options.office ?? openPostOffice(env, db, clock)) : null;
  const boss = await openBoss(options, settings, { schedule: false, useListenNotify: office !== null });
  if (office) await work(boss, { db, clock, seal, office, attach }, log);
  return {
    sendMail: sender(boss, seal, options.retry),
    forgetMails: forgetter(boss, db, seal),
    async stop() {
      await boss.stop({ graceful: true, timeout: stopMs });
      office?.close();
    },
  };
}
