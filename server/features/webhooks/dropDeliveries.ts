/** Forgetting what was told long ago. */
import { daysLater } from '../../../schemas/base/days.ts';
import { deliveryDays } from '../../../schemas/webhook.ts';
import type { Database } from '../../db/database.ts';

export const dropOldDeliveries = (db: Database, now: Date) =>
  db
    .deleteFrom('webhookDeliveries')
    .where('createdAt', '<', daysLater(now, -deliveryDays).toISOString())
    .execute();
