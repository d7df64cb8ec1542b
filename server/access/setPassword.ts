/** A new password: every token given out before stops working, and the owner is told by mail. */

import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import type { SendMail } from '../mail/queue.ts';
import { passwordChanged } from '../mail/templates/passwordChanged.ts';

interface SetPasswordServices {
  env: Env;
  sendMail: SendMail;
  clock: () => Date;
}

/** A moment after all tokens given out so far, which know milliseconds. */
export const afterNow = (clock: () => Date): string => new Date(clock().getTime() + 1).toISOString();

/**
 * @param tx the transaction it happens in
 * @param more what else the change shows, such as that the address is the owner's
 * @returns whose it is and from when on tokens count; undefined when there is no such account
 */
export async function setPassword(
  { env, sendMail, clock }: SetPasswordServices,
  tx: Database,
  email: string,
  passwordHash: string,
  more: { emailVerified?: true } = {},
): Promise<{ id: string; tokensValidFrom: string } | undefined> {
  const user = await tx
    .updateTable('users')
    .set({ passwordHash, tokensValidFrom: afterNow(clock), ...more })
    .where('email', '=', email)
    .returning(['id', 'tokensValidFrom'])
    .executeTakeFirst();
  if (user) await sendMail(tx, { to: email, letter: passwordChanged({ appUrl: env.APP_URL }) });
  return user;
}
