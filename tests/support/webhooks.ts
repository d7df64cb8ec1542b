/** Webhooks and their log, as rows. */
import { v7 as uuidv7 } from 'uuid';
import { type Database, toRow } from '../../server/db/database.ts';

const at = '2026-06-01T12:00:00.000Z';

/** @returns the id of a webhook of an employer */
export async function addWebhook(db: Database, employerEmail: string): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('webhooks')
    .values(
      toRow({
        ...{ id, employerEmail, url: 'https://receiver.example/', events: ['offer.answered' as const] },
        ...{ createdAt: at, updatedAt: at, failingSince: null, disabledAt: null },
      }),
    )
    .execute();
  return id;
}

/** @param waiting for one that is still to be tried @returns the id of a delivery, by default of one that was given up */
export async function addDelivery(
  db: Database,
  webhookId: string,
  waiting?: { tries: number; nextAt: string; lastTriedAt: string | null },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('webhookDeliveries')
    .values(
      toRow({
        ...{ id, webhookId, type: 'offer.answered' as const, data: { jobOfferId: uuidv7() } },
        ...{ status: 'FAILED' as const, tries: 10, answerStatus: 500, problem: null },
        ...{ createdAt: at, lastTriedAt: at, nextAt: at },
        ...(waiting && { status: 'PENDING' as const, ...waiting }),
      }),
    )
    .execute();
  return id;
}
