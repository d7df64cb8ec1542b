/** Sends what is queued, off the requests that caused it; servers share the work. */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { dayMs, hourMs, minuteMs } from '../../../schemas/base/days.ts';
import type { Env } from '../../base/env.ts';
import { traceOf } from '../../base/openBoss.ts';
import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/queue.ts';
import { webhookOff } from '../../mail/templates/webhookMails.ts';
import { notifyCompany } from '../notices/notify.ts';
import { type PostOutcome, post } from './post.ts';
import { signedHeaders, webhookSecret } from './sign.ts';

interface SenderServices {
  db: Database;
  env: Pick<Env, 'AUTH_SECRET' | 'APP_URL' | 'WEBHOOKS_LOCAL'>;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  sendMail: SendMail;
}

/** After each failed try, how long until the next: some three days in all, as Standard Webhooks advise. */
const pausesMs = [
  5000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  dayMs,
];

/** A webhook at which nothing has arrived for so long is switched off. */
const givenUpMs = 5 * dayMs;

/** A try that has not ended after so long never will: its server was killed. */
const claimMs = 2 * minuteMs;

/** Tries at once, in all and of one employer or webhook, so that receivers that never answer hold up nobody else's. */
const atOnce = 24;
const ofOneEmployer = 8;
const ofOneWebhook = 2;

/** How often the queue is looked at. */
const everyMs = 2000;

interface Due {
  id: string;
  webhookId: string;
  employerEmail: string;
  type: string;
  data: object;
  createdAt: string;
  tries: number;
  url: string;
}

/**
 * Takes what is due, the longest due first, of each webhook a few: one with a long queue is not in the others' way, and
 * what waits at webhooks that are off is not looked at.
 *
 * @param busy those that are being sent to
 */
async function claim(db: Database, now: Date, busy: readonly Due[]): Promise<Due[]> {
  const at = now.toISOString();
  const again = new Date(now.getTime() + claimMs).toISOString();
  const full = [...Map.groupBy(busy, ({ employerEmail }) => employerEmail)].flatMap(([email, theirs]) =>
    theirs.length + ofOneWebhook > ofOneEmployer ? [email] : [],
  );
  const { rows } = await sql<Due>`
    update "webhookDeliveries" as "d" set "nextAt" = ${again}::timestamptz, "tries" = "d"."tries" + 1,
      "lastTriedAt" = ${at}::timestamptz
    from "webhooks" as "w"
    where "w"."id" = "d"."webhookId" and "d"."id" in (
      select "id" from (
        select "one".*, row_number() over (partition by "of"."employerEmail" order by "one"."nextAt") as "place"
        from "webhooks" as "of" cross join lateral (
          select "id", "nextAt" from "webhookDeliveries"
          where "webhookId" = "of"."id" and "status" = 'PENDING' and "nextAt" <= ${at}::timestamptz
          order by "nextAt" limit ${ofOneWebhook} for update skip locked) as "one"
        where "of"."disabledAt" is null and "of"."employerEmail" <> all(${full}::text[])
          and "of"."id" <> all(${busy.map(({ webhookId }) => webhookId)}::uuid[])) as "due"
      where "place" <= ${ofOneEmployer} order by "nextAt" limit ${atOnce - busy.length})
    returning "d"."id", "d"."webhookId", "w"."employerEmail", "d"."type", "d"."data", "d"."createdAt", "d"."tries", "w"."url"`.execute(
    db,
  );
  return rows;
}

const isGood = ({ status, problem }: PostOutcome) =>
  problem === null && status !== null && status >= 200 && status < 300;

/** Notes that a webhook fails; it is switched off once that has lasted too long, or the receiver says it is gone. */
async function noteFailure(
  services: SenderServices,
  tx: Database,
  due: Due,
  outcome: PostOutcome,
  now: Date,
) {
  const webhook = await tx
    .updateTable('webhooks')
    .set(({ fn, ref, val }) => ({ failingSince: fn.coalesce(ref('failingSince'), val(now.toISOString())) }))
    .where('id', '=', due.webhookId)
    .where('disabledAt', 'is', null)
    .returning(['employerEmail', 'url', 'failingSince'])
    .executeTakeFirst();
  if (!webhook) return;
  const since = Date.parse(webhook.failingSince ?? now.toISOString());
  if (outcome.status !== 410 && now.getTime() - since < givenUpMs) return;
  await tx
    .updateTable('webhooks')
    .set({ disabledAt: now.toISOString(), updatedAt: now.toISOString() })
    .where('id', '=', due.webhookId)
    .execute();
  const { employerEmail, url } = webhook;
  await notifyCompany(services, tx, employerEmail, 'WEBHOOK_OFF', {
    what: 'mailWebhooks',
    letterOf: (stop) => webhookOff({ url, appUrl: services.env.APP_URL, stop }),
  });
}

/** Writes what came of a try. */
const settle = (services: SenderServices, due: Due, outcome: PostOutcome, now: Date): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const pause = pausesMs[due.tries - 1];
    const good = isGood(outcome);
    await tx
      .updateTable('webhookDeliveries')
      .set({
        status: good ? 'DELIVERED' : pause === undefined ? 'FAILED' : 'PENDING',
        answerStatus: outcome.status,
        problem: outcome.problem,
        nextAt: new Date(now.getTime() + (pause ?? 0)).toISOString(),
      })
      .where('id', '=', due.id)
      .execute();
    if (!good) return noteFailure(services, tx, due, outcome, now);
    await tx
      .updateTable('webhooks')
      .set({ failingSince: null })
      .where('id', '=', due.webhookId)
      .where('failingSince', 'is not', null)
      .execute();
  });

async function send(services: SenderServices, due: Due): Promise<void> {
  const { env, clock, log } = services;
  const body = JSON.stringify({ type: due.type, timestamp: due.createdAt, data: due.data });
  const headers = signedHeaders(webhookSecret(env, due.webhookId), due.id, clock(), body);
  const outcome = await post(new URL(due.url), headers, body, env.WEBHOOKS_LOCAL === 'on');
  // The address can hold a secret of the receiver.
  log.info({ webhook: due.webhookId, delivery: due.id, tries: due.tries, ...outcome }, 'webhook');
  await settle(services, due, outcome, clock());
}

/**
 * Sends everything that is due.
 *
 * @param stopped nothing more is begun once it is
 * @returns how many tries were made
 */
export async function sendDueWebhooks(services: SenderServices, stopped?: AbortSignal): Promise<number> {
  const flying = new Map<Due, Promise<void>>();
  let sent = 0;
  try {
    while (!stopped?.aborted) {
      const busy = [...flying.keys()];
      const due = busy.length < atOnce ? await claim(services.db, services.clock(), busy) : [];
      for (const one of due)
        flying.set(
          one,
          send(services, one).finally(() => flying.delete(one)),
        );
      sent += due.length;
      if (busy.length + due.length === 0) return sent;
      // Those that were on their way may have come back meanwhile; a race of none would never end.
      if (flying.size > 0) await Promise.race(flying.values());
    }
    return sent;
  } finally {
    await Promise.allSettled(flying.values());
  }
}

/** Sends every two seconds what is due, until it is stopped; what is on its way then is waited for. */
export function startWebhooks(services: SenderServices): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  const look = () => {
    running ??= sendDueWebhooks(services, stopping.signal)
      .catch((error: unknown) => services.log.warn(traceOf(error), 'webhooks not sent'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
