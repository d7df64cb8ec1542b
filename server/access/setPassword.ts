/** Sets a new password: ends every sign-in of the account, and mails the owner. */

import { sql } from 'kysely';
import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import type { SendMail } from '../mail/queue.ts';
import { passwordChanged } from '../mail/templates/passwordChanged.ts';
import { removeUnprovedWaysIn, unprovedAccount } from './otherWaysIn.ts';
import { listWaysIn, removeRecentWaysIn } from './waysIn.ts';

interface SetPasswordServices {
  env: Env;
  sendMail: SendMail;
  clock: () => Date;
}

/** A moment after the issue of every token so far; tokens have milliseconds. */
const afterNow = (clock: () => Date): string => new Date(clock().getTime() + 1).toISOString();

/** Ends every sign-in of an account. @returns the moment from which on tokens count */
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
 * @param recovery for account recovery, where a code or link in a mail has shown that the address is theirs. Recent ways in
 *   are removed, except those whose ids are in `keepWaysIn`; `all` keeps every one, for a mail that another person had sent
 * @returns the account's id, and the moment from which on tokens count; undefined when there is no such account
 */
export async function setPassword(
  { env, sendMail, clock }: SetPasswordServices,
  tx: Database,
  email: string,
  passwordHash: string,
  recovery?: { keepWaysIn: readonly string[] | 'all' },
): Promise<{ id: string; tokensValidFrom: string } | undefined> {
  if (recovery) {
    const id = await unprovedAccount(tx, email);
    if (id !== undefined) await removeUnprovedWaysIn({ env, sendMail }, tx, { id, email });
  }
  const user = await tx
    .updateTable('users')
    .set({ passwordHash, tokensValidFrom: afterNow(clock), ...(recovery && { emailVerified: true }) })
    .where('email', '=', email)
    .returning(['id', 'tokensValidFrom'])
    .executeTakeFirst();
  if (!user) return undefined;
  const now = clock();
  const keep = recovery?.keepWaysIn ?? 'all';
  const ways =
    keep !== 'all'
      ? await removeRecentWaysIn(tx, env, { userId: user.id, now }, keep)
      : { removed: [], remaining: await listWaysIn(tx, env, user.id, now) };
  await sendMail(tx, { to: email, letter: passwordChanged({ appUrl: env.APP_URL, ...ways }) });
  return user;
}
