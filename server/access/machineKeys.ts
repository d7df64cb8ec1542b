/** Keys of other software: recognising one, and who it acts for. */
import { sql } from 'kysely';
import { isDayOver } from '../../schemas/base/answerDay.ts';
import { type MachineScope, machineKeyPrefix } from '../../schemas/machineKey.ts';
import { batched } from '../base/batched.ts';
import type { Env } from '../base/env.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from './token.ts';

/** A key by which someone's software asks. */
export interface Machine {
  id: string;
  scopes: readonly MachineScope[];
}

interface FoundKey {
  machine: Machine;
  /** As if whom it acts for had signed in just now: a password that changes meanwhile ends no key. */
  claims: Claims;
}

/** How exactly the last use is known, in milliseconds: a write a minute is enough for a person to see what is in use. */
const noticedAfterMs = 60_000;

/** The hash by which a key is found. */
export const machineKeyHash = ({ AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>, secret: string): string =>
  keyedHash(keyFor(AUTH_SECRET, 'machine keys'), secret);

export const isMachineKey = (token: string): boolean => token.startsWith(machineKeyPrefix);

async function findKeys(
  db: Database,
  hashes: readonly string[],
  now: Date,
): Promise<readonly (FoundKey | null)[]> {
  const rows = await db
    .selectFrom('machineKeys')
    .innerJoin('users', 'users.email', 'machineKeys.userEmail')
    // A recruiter who has changed employers takes no key along.
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'machineKeys.userEmail')
    .where(
      sql<boolean>`coalesce("recruiters"."employerEmail", "users"."email") = "machineKeys"."employerEmail"`,
    )
    .select([
      'machineKeys.id',
      'machineKeys.scopes',
      'machineKeys.secretHash',
      'machineKeys.expiresOn',
      'machineKeys.lastUsedAt',
      'machineKeys.actsAs',
      'users.id as userId',
    ])
    .where(sql<boolean>`"secretHash" = any(${hashes})`)
    .where('revokedAt', 'is', null)
    .execute();
  const good = rows.filter(({ expiresOn }) => expiresOn === null || !isDayOver(expiresOn, now));
  const unnoticed = good.filter(
    ({ lastUsedAt }) => lastUsedAt === null || Date.parse(lastUsedAt) <= now.getTime() - noticedAfterMs,
  );
  if (unnoticed.length > 0)
    await db
      .updateTable('machineKeys')
      .set({ lastUsedAt: now.toISOString() })
      .where(sql<boolean>`"id" = any(${unnoticed.map(({ id }) => id)}::uuid[])`)
      .execute();
  const seconds = Math.floor(now.getTime() / 1000);
  return hashes.map((hash) => {
    const row = good.find(({ secretHash }) => secretHash === hash);
    if (!row) return null;
    const { id, scopes, userId, actsAs: role } = row;
    const claims = {
      sub: userId,
      jti: id,
      iat: seconds,
      exp: seconds + 60,
      at: now.getTime() + noticedAfterMs,
      role,
    };
    return { machine: { id, scopes }, claims };
  });
}

/** Finds the key that was sent, as the database knows it now; null where it is unknown, expired or revoked. */
export function createKeyFinder(
  db: Database,
  env: Pick<Env, 'AUTH_SECRET'>,
  clock: () => Date,
): (secret: string) => Promise<FoundKey | null> {
  const find = batched((hashes: readonly string[]) => findKeys(db, hashes, clock()));
  return (secret) => find(machineKeyHash(env, secret));
}
