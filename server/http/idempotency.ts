/** Calls made with an Idempotency-Key: the first is made, and a repeat is given its answer. */
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { idempotencyHours } from '../../schemas/calls/idempotency.ts';
import { addressOf } from '../access/address.ts';
import { askerId } from '../access/caller.ts';
import type { Env } from '../base/env.ts';
import { ApiError } from '../base/errors.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Database } from '../db/database.ts';

/** A call that has not ended after so long never will: its server was killed. No call asks anything for longer. */
const givenUpMs = 2 * 60_000;

const keptMs = idempotencyHours * 60 * 60_000;

/** An answer of success; the only kind that is kept. */
export interface MadeAnswer {
  status: number;
  /** JSON; null for none. */
  body: string | null;
}

/** Makes a call, or finds the answer it was given before. */
type Once = (
  request: FastifyRequest,
  key: string,
  make: () => Promise<MadeAnswer>,
) => Promise<MadeAnswer & { replayed: boolean }>;

interface OnceServices {
  db: Database;
  env: Pick<Env, 'AUTH_SECRET'>;
  clock: () => Date;
}

/**
 * The key of a request, with or without the quotation marks of the draft standard.
 *
 * @throws ApiError MALFORMED
 */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const [, quoted, bare] =
    /^(?:"([\x20-\x21\x23-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/.exec(String(given)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) {
    throw new ApiError('MALFORMED', 'An Idempotency-Key has 1 to 255 plain characters, as a UUID has.');
  }
  return key;
}

const otherRequest = () =>
  new ApiError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was sent with another request. Every new request needs a new key.',
  );

const inProgress = () =>
  new ApiError(
    'REQUEST_IN_PROGRESS',
    'The first request with this Idempotency-Key is still being worked on. Ask again in a moment.',
    { retryAfter: 1 },
  );

type Row = { key: string; request: string; claim: string; at: string };

/** Writes a row of its own, in place of one that is too old or was given up; undefined where another is in force. */
const claimRow = (db: Database, row: Row) =>
  db
    .insertInto('idempotencyKeys')
    .values({ ...row, status: null, body: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ ...row, status: null, body: null })
        .where(({ eb, and, or }) =>
          or([
            eb('idempotencyKeys.at', '<', new Date(Date.parse(row.at) - keptMs).toISOString()),
            and([
              eb('idempotencyKeys.status', 'is', null),
              eb('idempotencyKeys.request', '=', row.request),
              eb('idempotencyKeys.at', '<', new Date(Date.parse(row.at) - givenUpMs).toISOString()),
            ]),
          ]),
        ),
    )
    .returning('claim')
    .executeTakeFirst();

/** The answer that stands there already. @throws ApiError IDEMPOTENCY_KEY_REUSED or REQUEST_IN_PROGRESS */
async function keptAnswer(db: Database, { key, request }: Row): Promise<MadeAnswer | undefined> {
  const kept = await db
    .selectFrom('idempotencyKeys')
    .select(['request', 'status', 'body'])
    .where('key', '=', key)
    .executeTakeFirst();
  // The first was refused between the two questions.
  if (!kept) return undefined;
  if (kept.request !== request) throw otherRequest();
  if (kept.status === null) throw inProgress();
  return { status: kept.status, body: kept.body };
}

/** Keeps the answer of the call, or lets go of the key. */
async function endClaim(db: Database, { key, claim }: Row, answer: MadeAnswer | null): Promise<void> {
  if (answer === null) {
    await db.deleteFrom('idempotencyKeys').where('key', '=', key).where('claim', '=', claim).execute();
  } else {
    await db
      .updateTable('idempotencyKeys')
      .set(answer)
      .where('key', '=', key)
      .where('claim', '=', claim)
      .execute();
  }
}

/** @returns what makes every call with a key once */
export function createOnce({ db, env, clock }: OnceServices): Once {
  const secretKey = keyFor(env.AUTH_SECRET, 'idempotency keys');

  const once: Once = async (request, key, make) => {
    const { method, url, body, caller, log } = request;
    const who = caller ? ['person', askerId(caller)] : ['address', addressOf(request)];
    const row: Row = {
      key: keyedHash(secretKey, ...who, key),
      // As it was checked, so the order of fields does not matter.
      request: keyedHash(secretKey, method, url, JSON.stringify(body ?? null)),
      claim: uuidv7(),
      at: clock().toISOString(),
    };
    const claimed = await claimRow(db, row);
    if (!claimed) {
      const kept = await keptAnswer(db, row);
      return kept ? { ...kept, replayed: true } : once(request, key, make);
    }
    const noted = (error: Error) =>
      log.warn({ name: error.name }, 'the end of a call with a key was not kept');
    // A refusal has changed nothing: a repeat is a new try.
    const answer = await make().catch(async (error: unknown) => {
      await endClaim(db, row, null).catch(noted);
      throw error;
    });
    // The change is made: the caller hears of it even if a repeat will have to wait.
    await endClaim(db, row, answer).catch(noted);
    return { ...answer, replayed: false };
  };
  return once;
}

/** Rows that no repeat will be answered from any more. */
export const dropOldKeys = (db: Database, now: Date) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute();
