/** The networks that accounts are used from, as keyed hashes: enough to know two as one, and no more. */
import type { FastifyRequest } from 'fastify';
import { daysLater } from '../../schemas/base/days.ts';
import type { Env } from '../base/env.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Database } from '../db/database.ts';
import { deleteInBatches } from '../db/deleteInBatches.ts';
import { addressOf } from './address.ts';

/** How long a network is remembered after it was used last: an answer is promised within a week, and a month is credited. */
const keptDays = 60;

/** How exactly the last use is known, in milliseconds. */
const noticedAfterMs = 24 * 60 * 60_000;

/** Pairs of account and network that a server remembers, so that asking costs no statement meanwhile. */
const remembered = 10_000;

interface Networks {
  /** Notes that an account is used from the network of a request, once a day. */
  note(db: Database, userId: string, request: Pick<FastifyRequest, 'ip'>): Promise<void>;
}

export function createNetworks({ AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>, clock: () => Date): Networks {
  const key = keyFor(AUTH_SECRET, 'networks');
  const noted = new Map<string, number>();
  return {
    async note(db, userId, request) {
      const now = clock();
      const pair = `${userId} ${addressOf(request)}`;
      if (Math.abs(now.getTime() - (noted.get(pair) ?? Number.NEGATIVE_INFINITY)) < noticedAfterMs) return;
      if (noted.size >= remembered) noted.clear();
      noted.set(pair, now.getTime());
      const row = { userId, networkHash: keyedHash(key, addressOf(request)), lastSeenAt: now.toISOString() };
      await db
        .insertInto('networks')
        .values(row)
        .onConflict((conflict) => conflict.columns(['userId', 'networkHash']).doUpdateSet(row))
        .execute();
    },
  };
}

/** @returns how many were forgotten */
export function dropOldNetworks(db: Database, now: Date): Promise<number> {
  const before = daysLater(now, -keptDays).toISOString();
  return deleteInBatches((limit) =>
    db
      .deleteFrom('networks')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('userId', 'networkHash'),
          'in',
          selectFrom('networks')
            .select(['userId', 'networkHash'])
            .where('lastSeenAt', '<', before)
            .limit(limit)
            .$asTuple('userId', 'networkHash'),
        ),
      )
      // Asked once more, because it may be used again meanwhile.
      .where('lastSeenAt', '<', before)
      .executeTakeFirstOrThrow(),
  );
}
