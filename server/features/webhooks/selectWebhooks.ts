/** Webhooks and their log as they are read. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '../../../schemas/calls/listQuery.ts';
import { Webhook, WebhookDelivery } from '../../../schemas/webhook.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { type ListColumns, listPage, type Page } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type WebhookRows<T = object> = SelectQueryBuilder<Tables, 'webhooks', T>;
type DeliveryRows<T = object> = SelectQueryBuilder<Tables, 'webhookDeliveries', T>;

export const noSuchWebhook = () => notFound('There is no such webhook.');

export const webhooksOf = (db: Database, employerEmail: string): WebhookRows =>
  db.selectFrom('webhooks').where('webhooks.employerEmail', '=', employerEmail);

const selections = selectShape('webhooks', Webhook.shape, { isOn: sql`"webhooks"."disabledAt" is null` });

const selectWebhook = (rows: WebhookRows): WebhookRows<Webhook> => rows.select(selections).$castTo<Webhook>();

export const listWebhooks = (db: Database, employerEmail: string): Promise<Webhook[]> =>
  selectWebhook(webhooksOf(db, employerEmail)).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();

/** @throws ApiError NOT_FOUND also for another employer's */
export const findWebhook = (db: Database, employerEmail: string, id: string): Promise<Webhook> =>
  selectWebhook(webhooksOf(db, employerEmail).where('id', '=', id)).executeTakeFirstOrThrow(noSuchWebhook);

const computed = {
  nextAt: sql`case when "webhookDeliveries"."status" = 'PENDING' then "webhookDeliveries"."nextAt" end`,
};

const deliverySelections = selectShape('webhookDeliveries', WebhookDelivery.shape, computed);

export const selectDelivery = (rows: DeliveryRows): DeliveryRows<WebhookDelivery> =>
  rows.select(deliverySelections).$castTo<WebhookDelivery>();

const columns: ListColumns = {
  id: { by: sql.ref('webhookDeliveries.id'), type: 'uuid' },
  ...listColumns('webhookDeliveries', WebhookDelivery, computed),
  search: [sql.ref('webhookDeliveries.type')],
};

/** @throws ApiError NOT_FOUND */
export async function listDeliveries(
  db: Database,
  employerEmail: string,
  webhookId: string,
  query: ListQuery,
): Promise<Page<WebhookDelivery>> {
  await findWebhook(db, employerEmail, webhookId);
  const rows = db.selectFrom('webhookDeliveries').where('webhookDeliveries.webhookId', '=', webhookId);
  return listPage(rows, selectDelivery, columns, query);
}
