/**
 * Mails the owner of an account about each new way in, with the link "This was not me". The link's secret is only in the
 * mail; the database has its keyed hash.
 */
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

/** A way in that was added, and the owner of the account. */
interface AddedWayIn {
  owner: { id: string; email: string };
  kind: Objectionable;
  /** The id of the passkey, connection, key or invitation; without one for a kind of which there is one. */
  target?: string;
  /** The name by which the mail calls it. */
  name?: string;
}

const hashOf = ({ env }: ObjectionServices, secret: string) =>
  keyedHash(keyFor(env.AUTH_SECRET, 'objections'), secret);

const objectionDeadline = (now: Date): string =>
  new Date(now.getTime() + objectionDays * 24 * 60 * 60_000).toISOString();

/** @param tx the transaction in which the way in is added */
export async function mailAboutWayIn(
  services: ObjectionServices & { sendMail: SendMail },
  tx: Database,
  { owner, kind, target = '', name }: AddedWayIn,
): Promise<void> {
  const { env, clock, sendMail } = services;
  const secret = randomBytes(32).toString('base64url');
  const now = clock();
  await tx
    .insertInto('wayInObjections')
    .values({
      secretHash: hashOf(services, secret),
      userId: owner.id,
      kind,
      target,
      createdAt: now.toISOString(),
      expiresAt: objectionDeadline(now),
    })
    .execute();
  const url = `${env.APP_URL}${addresses.notMe}#${secret}`;
  await sendMail(tx, { to: owner.email, letter: wayInAdded({ kind, url, ...(name && { name }) }) });
}

/**
 * Redeems the secret of a link "This was not me"; it works once.
 *
 * @returns the account and the way in that the mail was about; undefined where the secret is unknown, used or too old
 */
export const redeemObjection = (services: ObjectionServices, tx: Database, secret: string) =>
  tx
    .deleteFrom('wayInObjections')
    .where('secretHash', '=', hashOf(services, secret))
    .where('expiresAt', '>', services.clock().toISOString())
    .returning(['userId', 'kind', 'target'])
    .executeTakeFirst();
