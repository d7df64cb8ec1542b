/** Tells the owner of an account of a new way in, with a link to object. Its secret is in the mail and kept nowhere. */
import { randomBytes } from 'node:crypto';
import { addresses } from '../../schemas/addresses.ts';
import { type Objectionable, objectionDays } from '../../schemas/wayIn.ts';
import type { Env } from '../base/env.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Database } from '../db/database.ts';
import type { SendMail } from '../mail/queue.ts';
import { wayInAdded } from '../mail/templates/securityMails.ts';

interface ObjectionServices {
  env: Pick<Env, 'APP_URL' | 'AUTH_SECRET'>;
  clock: () => Date;
}

/** A way in that was added, and the account. */
interface Added {
  owner: { id: string; email: string };
  kind: Objectionable;
  /** The id of the passkey, connection, key or invitation; without one for a kind of which there is one. */
  target?: string;
  /** As the mail calls it. */
  name?: string;
}

const hashOf = ({ env }: ObjectionServices, secret: string) =>
  keyedHash(keyFor(env.AUTH_SECRET, 'objections'), secret);

const objectionEnd = (now: Date): string =>
  new Date(now.getTime() + objectionDays * 24 * 60 * 60_000).toISOString();

/** @param tx the transaction in which the way in is added */
export async function tellOfWayIn(
  services: ObjectionServices & { sendMail: SendMail },
  tx: Database,
  { owner, kind, target = '', name }: Added,
): Promise<void> {
  const { env, clock, sendMail } = services;
  const secret = randomBytes(32).toString('base64url');
  const now = clock();
  await tx
    .insertInto('wayInObjections')
    .values({
      ...{ secretHash: hashOf(services, secret), userId: owner.id, kind, target },
      ...{ createdAt: now.toISOString(), expiresAt: objectionEnd(now) },
    })
    .execute();
  const url = `${env.APP_URL}${addresses.notMe}#${secret}`;
  await sendMail(tx, { to: owner.email, letter: wayInAdded({ kind, url, ...(name && { name }) }) });
}

/** Uses an objection up. @returns undefined where the secret is unknown, used or too old */
export const spendObjection = (services: ObjectionServices, tx: Database, secret: string) =>
  tx
    .deleteFrom('wayInObjections')
    .where('secretHash', '=', hashOf(services, secret))
    .where('expiresAt', '>', services.clock().toISOString())
    .returning(['userId', 'kind', 'target'])
    .executeTakeFirst();
