/** Signing in, with a limit on guessing. docs/decisions/brute-force.md says how the limits work together. */
import type { FastifyRequest } from 'fastify';
import type { SignIn, StoredAuth } from '../../schemas/auth.ts';
import type { Role } from '../../schemas/user.ts';
import type { Env } from '../base/env.ts';
import { ApiError } from '../base/errors.ts';
import type { Database } from '../db/database.ts';
import type { SendMail } from '../mail/queue.ts';
import { securityChanged } from '../mail/templates/securityMails.ts';
import { addressOf } from './address.ts';
import type { Limits } from './limits.ts';
import { isPassword } from './password.ts';
import type { SecondFactors } from './secondFactor.ts';
import type { Sessions } from './sessions.ts';
import { wrongSecret } from './triesLeft.ts';

const codeNeeded = () => new ApiError('SECOND_FACTOR_REQUIRED', 'Enter the code that your app shows now.');

interface SignInServices {
  db: Database;
  env: Env;
  sendMail: SendMail;
  limits: Limits;
  sessions: Sessions;
  factors: SecondFactors;
  clock: () => Date;
}

/** Whether signing in to the account asks for a code, too. */
export const hasSecondFactor = async (db: Database, email: string): Promise<boolean> =>
  (await db
    .selectFrom('secondFactors')
    .innerJoin('users', 'users.id', 'secondFactors.userId')
    .select('userId')
    .where('email', '=', email)
    .where('since', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Counts a try before it is made. */
async function countTry({ limits }: SignInServices, email: string, address: string) {
  const ofThisPlace = ['signInPair', email, address] as const;
  // Guesses from elsewhere cannot use up the tries of a place the owner is known to be at, nor guesses at other accounts.
  if (await limits.isTrusted(email, address)) return limits.take(ofThisPlace, ['signInSeenNetwork', address]);
  return limits.take(ofThisPlace, ['signInNetwork', address], ['signInAccount', email]);
}

/**
 * A code counts among the tries of the password: only both together begin the count again.
 *
 * @throws ApiError INVALID_FIELDS about `code`
 */
async function takeCode(
  { db, env, sendMail, factors }: SignInServices,
  { id, email }: { id: string; email: string },
  code: string,
  left: number | undefined,
): Promise<void> {
  if (await factors.spendAppCode(db, id, code)) return;
  if (!(await factors.spendCode(db, id, code)))
    throw wrongSecret('INVALID_FIELDS', 'This code is wrong, or was used already.', left, 'code');
  await db
    .transaction()
    .execute((tx) =>
      sendMail(tx, { to: email, letter: securityChanged({ what: 'RECOVERY_USED', appUrl: env.APP_URL }) }),
    );
}

type From = Pick<FastifyRequest, 'ip' | 'headers'>;

/** Someone who has shown who they are, and whose sign-in may begin. */
export interface Known {
  id: string;
  email: string;
  tokensValidFrom: string;
  role: Role;
  lastRole?: Role | null;
}

const known = ['id', 'email', 'tokensValidFrom', 'role', 'lastRole'] as const;

/**
 * @param request whose network address the tries are counted by
 * @throws ApiError WRONG_CREDENTIALS, alike for unknown accounts; SECOND_FACTOR_REQUIRED once the password was right;
 *   TOO_MANY_REQUESTS, before any password is looked at
 */
export async function knowByPassword(
  services: SignInServices,
  { email, password, code }: SignIn,
  request: From,
): Promise<Known> {
  const { db, limits } = services;
  const address = addressOf(request);
  const { left, giveBack } = await countTry(services, email, address);

  const user = await db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select([...known, 'passwordHash', 'since'])
    .where('email', '=', email)
    .executeTakeFirst();
  const right = await isPassword(user?.passwordHash, password);
  if (!user || !right) throw wrongSecret('WRONG_CREDENTIALS', 'E-mail or password is wrong.', left);
  if (user.since !== null) {
    if (code === undefined) {
      await giveBack();
      throw codeNeeded();
    }
    await takeCode(services, user, code, left);
  }

  await giveBack();
  await limits.forget('signInPair', email, address);
  await limits.trust(email, address);
  return user;
}

/**
 * For someone who has shown who they are by other means than the password. The account's code is asked for all the same,
 * and counts among the tries of its password.
 *
 * @throws ApiError SECOND_FACTOR_REQUIRED, INVALID_FIELDS about `code`, TOO_MANY_REQUESTS
 */
export async function knowWithoutPassword(
  services: SignInServices,
  { userId, code }: { userId: string; code: string | undefined },
  request: From,
): Promise<Known> {
  const { db, limits } = services;
  const user = await db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select([...known, 'since'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { email } = user;
  const address = addressOf(request);
  if (user.since !== null) {
    if (code === undefined) throw codeNeeded();
    const { left, giveBack } = await countTry(services, email, address);
    await takeCode(services, user, code, left);
    await giveBack();
    await limits.forget('signInPair', email, address);
  }
  await limits.trust(email, address);
  return user;
}

/** @param tx the transaction it happens in, if anything else does */
export async function beginSession(
  { sessions, clock }: SignInServices,
  tx: Database,
  user: Known,
  { headers }: From,
): Promise<StoredAuth> {
  await tx
    .updateTable('users')
    .set({ lastSignInAt: clock().toISOString() })
    .where('id', '=', user.id)
    .execute();
  return sessions.begin(tx, user, headers);
}

/** @throws ApiError what knowing someone by the password throws */
export const signIn = async (services: SignInServices, typed: SignIn, request: From): Promise<StoredAuth> =>
  beginSession(services, services.db, await knowByPassword(services, typed, request), request);
