/** A new password: every token given out before stops working, and the owner is told by mail. */

import { sql } from 'kysely';
import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import type { SendMail } from '../mail/queue.ts';
import { passwordChanged } from '../mail/templates/passwordChanged.ts';
import { dropUnprovedWaysIn, unprovedAccount } from './otherWaysIn.ts';
import { dropRecentWaysIn, waysInto } from './waysIn.ts';

interface SetPasswordServices {
  env: Env;
  sendMail: SendMail;
  clock: () => Date;
}

/** A moment after all tokens given out so far, which know milliseconds. */
const afterNow = (clock: () => Date): string => new Date(clock().getTime() + 1).toISOString();

/** Ends every token given out so far. @returns from when on tokens count */
export async function endTokens(db: Database, userId: string, clock: () => Date): Promise<string> {
  const { tokensValidFrom } = await db
    .updateTable('users')
    // Also after those of an ending a moment ago.
    .set({
      tokensValidFrom: sql<string>`greatest(${afterNow(clock)}::timestamptz, "tokensValidFrom" + interval '1 millisecond')`,
    })
    .where('id', '=', userId)
    .returning('tokensValidFrom')
    .executeTakeFirstOrThrow();
  return tokensValidFrom;
}

/**
 * @param tx the transaction it happens in
 * @param byMail for someone who has shown by a mail that the address is theirs. Where they asked for the mail, recent ways
 *   in go, but for those that are kept; a mail that another person had sent to them removes none
 * @returns whose it is and from when on tokens count; undefined when there is no such account
 */
export async function setPassword(
  { env, sendMail, clock }: SetPasswordServices,
  tx: Database,
  email: string,
  passwordHash: string,
  byMail?: { keepWaysIn: readonly string[] | 'all' },
): Promise<{ id: string; tokensValidFrom: string } | undefined> {
  if (byMail) {
    const id = await unprovedAccount(tx, email);
    if (id !== undefined) await dropUnprovedWaysIn({ env, sendMail }, tx, { id, email });
  }
  const user = await tx
    .updateTable('users')
    .set({ passwordHash, tokensValidFrom: afterNow(clock), ...(byMail && { emailVerified: true }) })
    .where('email', '=', email)
    .returning(['id', 'tokensValidFrom'])
    .executeTakeFirst();
  if (!user) return undefined;
  const now = clock();
  const keep = byMail?.keepWaysIn ?? 'all';
  const ways =
    keep !== 'all'
      ? await dropRecentWaysIn(tx, env, { userId: user.id, now }, keep)
      : { removed: [], remaining: await waysInto(tx, env, user.id, now) };
  await sendMail(tx, { to: email, letter: passwordChanged({ appUrl: env.APP_URL, ...ways }) });
  return user;
}
