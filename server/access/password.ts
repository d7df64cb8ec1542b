/**
 * Passwords as argon2id hashes.
 *
 * Hashing runs on the four threads that Node also reads files and looks up names with. No more than two hash at a time,
 * so that a crowd that signs in leaves the others free; further ones wait, up to a bound.
 */
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { PoolBusy } from '../base/workers/poolErrors.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of Node's threads. */
const limit = pLimit(2);

/** The most that wait: some five seconds' worth on a slow machine. */
const maxWaiting = 200;

/** @throws PoolBusy when too many wait already */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= maxWaiting) throw new PoolBusy(5000);
  return limit(work);
}

/** @throws PoolBusy when too many wait already */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), cost));

/** Spent on unknown accounts, so that an answer takes as long whether or not the account exists. */
const nobody = hashPassword('nobody has this password');

/**
 * Whether the password is the account's; accounts that are unknown or have none take as long to refuse.
 *
 * @throws PoolBusy when too many wait already
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const kept = passwordHash ?? (await nobody);
  const right = await inTurn(() => verify(kept, password.normalize('NFKC')));
  return right && typeof passwordHash === 'string';
}
