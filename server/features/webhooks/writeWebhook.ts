/** Making, changing and deleting webhooks, and sending a delivery once more. */
import { v7 as uuidv7 } from 'uuid';
import {
  mostWebhooks,
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookFields,
} from '../../../schemas/webhook.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import type { Env } from '../../base/env.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Unchanged } from '../../http/etag.ts';
import { securityChanged } from '../../mail/templates/securityMails.ts';
import type { Services } from '../../services/services.ts';
import { addressesOf, hostOf, isPublic, isWebPort } from './publicAddress.ts';
import { findWebhook, noSuchWebhook, selectDelivery, webhooksOf } from './selectWebhooks.ts';
import { webhookSecret } from './sign.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock'>;

/**
 * Early, so that a person reads what is wrong; it is checked again with every connection.
 *
 * @throws ApiError INVALID_FIELDS about `url`
 */
async function refuseAddress(
  { WEBHOOKS_LOCAL }: Pick<Env, 'WEBHOOKS_LOCAL'>,
  address: string,
): Promise<void> {
  const url = new URL(address);
  if (url.username || url.password) throw wrongField('url', 'Leave user and password out of the address.');
  if (WEBHOOKS_LOCAL === 'on') return;
  if (url.protocol !== 'https:') throw wrongField('url', 'The address has to start with https://.');
  if (!isWebPort(url)) throw wrongField('url', 'Choose port 443, or one from 1024 on.');
  const found = await addressesOf(hostOf(url)).catch(() => []);
  if (found.length === 0) throw wrongField('url', 'This address is not found. Check how it is written.');
  if (!found.every((one) => isPublic(one.address)))
    throw wrongField('url', 'This address is in a private network, which cannot be reached from here.');
}

/** With the employer held, so that two at once do not both become the last one. */
async function refuseTooMany(tx: Database, employerEmail: string): Promise<void> {
  await tx
    .selectFrom('employers')
    .select('employerEmail')
    .where('employerEmail', '=', employerEmail)
    .forNoKeyUpdate()
    .execute();
  const { kept } = await webhooksOf(tx, employerEmail)
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  if (kept >= mostWebhooks)
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t('A company can have {most} webhooks. Delete one that is not used any more.', { most: mostWebhooks }),
    );
}

/** Mails the person who sets an address up, because an intruder could listen by it. */
async function mailAboutAddress(
  { env, sendMail }: Pick<Services, 'env' | 'sendMail'>,
  tx: Database,
  { email: to }: Caller,
  url: string,
): Promise<void> {
  const name = new URL(url).host;
  await sendMail(tx, { to, letter: securityChanged({ what: 'WEBHOOK_ADDED', name, appUrl: env.APP_URL }) });
}

/**
 * @throws ApiError INVALID_FIELDS about `url`; ILLEGAL_MOVE when there are too many
 */
export async function createWebhook(
  { db, env, clock, sendMail }: Needed & Pick<Services, 'sendMail'>,
  caller: Caller,
  { isOn, ...fields }: WebhookFields,
): Promise<NewWebhook> {
  const employerEmail = companyOf(caller);
  await refuseAddress(env, fields.url);
  const id = uuidv7();
  const at = clock().toISOString();
  await db.transaction().execute(async (tx) => {
    await refuseTooMany(tx, employerEmail);
    await tx
      .insertInto('webhooks')
      .values(
        toRow({
          ...{ id, employerEmail, ...fields, createdAt: at, updatedAt: at },
          ...{ failingSince: null, disabledAt: isOn ? null : at },
        }),
      )
      .execute();
    await mailAboutAddress({ env, sendMail }, tx, caller, fields.url);
  });
  return { ...(await findWebhook(db, employerEmail, id)), secret: webhookSecret(env, id) };
}

/** Switched on again, it has failed at nothing. @throws ApiError NOT_FOUND; INVALID_FIELDS; CHANGED_MEANWHILE */
export async function updateWebhook(
  services: Needed & Pick<Services, 'sendMail'>,
  caller: Caller,
  id: string,
  { isOn, ...fields }: WebhookFields,
  unchanged: Unchanged,
): Promise<Webhook> {
  const { db, env, clock } = services;
  const employerEmail = companyOf(caller);
  await findWebhook(db, employerEmail, id);
  await refuseAddress(env, fields.url);
  return db.transaction().execute(async (tx) => {
    const before = await webhooksOf(tx, employerEmail)
      .where('id', '=', id)
      .select(['url', 'updatedAt', 'disabledAt', 'failingSince'])
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchWebhook);
    unchanged(before);
    if (fields.url !== before.url) await mailAboutAddress(services, tx, caller, fields.url);
    const at = clock().toISOString();
    const isBack = isOn && before.disabledAt !== null;
    await tx
      .updateTable('webhooks')
      .set(
        toRow({
          ...{ ...fields, updatedAt: at, failingSince: isBack ? null : before.failingSince },
          disabledAt: isOn ? null : (before.disabledAt ?? at),
        }),
      )
      .where('id', '=', id)
      .execute();
    return findWebhook(tx, employerEmail, id);
  });
}

/** @throws ApiError NOT_FOUND; CHANGED_MEANWHILE */
export const deleteWebhook = (
  db: Database,
  employerEmail: string,
  id: string,
  unchanged: Unchanged,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await webhooksOf(tx, employerEmail)
      .where('id', '=', id)
      .select('updatedAt')
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchWebhook);
    unchanged(before);
    await tx.deleteFrom('webhooks').where('id', '=', id).execute();
  });

/** Its tries begin again. @throws ApiError NOT_FOUND; ILLEGAL_MOVE while the webhook is off */
export async function replayDelivery(
  { db, clock }: Needed,
  employerEmail: string,
  { id: webhookId, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const { isOn } = await findWebhook(db, employerEmail, webhookId);
  if (!isOn) throw new ApiError('ILLEGAL_MOVE', 'This webhook is off. Switch it on first.');
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'PENDING', tries: 0, nextAt: clock().toISOString() })
    .where('id', '=', deliveryId)
    .where('webhookId', '=', webhookId)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('There is no such delivery.'));
  return selectDelivery(
    db.selectFrom('webhookDeliveries').where('webhookDeliveries.id', '=', deliveryId),
  ).executeTakeFirstOrThrow();
}
