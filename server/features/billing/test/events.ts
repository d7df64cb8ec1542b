/** Events of the test mode: kept with the change they tell of, handed over signed once that is committed. */
import type { Kysely } from 'kysely';
import Stripe from 'stripe';
import { keyFor } from '../../../base/keys.ts';
import { eventObject } from './objects.ts';
import type { TestTables } from './tables.ts';
import type { WorldEvent } from './things.ts';

/** Takes an event as it was sent, with its signature. */
export type ReceiveEvent = (rawBody: string, signature: string) => Promise<unknown>;

/** Events handed over before the next are read. */
const batch = 100;

/** The events the endpoint is sent, as they would be chosen on Stripe's pages; the others only repeat these. */
export const isSent = ({ type }: WorldEvent): boolean =>
  /^(customer\.subscription|invoice\.pa|credit_note|test_helpers)/.test(type);

/** Only ever signs. */
const { webhooks } = new Stripe('sk_test_signs_only');

/** The key that signs events, and nothing else. */
export const webhookSecretOf = (secret: string): string =>
  Buffer.from(keyFor(secret, 'test payment events')).toString('base64url');

/** @returns the body as it is sent, and its signature */
export function signEvent(event: WorldEvent, secret: string, at: Date): [rawBody: string, signature: string] {
  const payload = JSON.stringify(eventObject(event), null, 2);
  const timestamp = Math.floor(at.getTime() / 1000);
  return [payload, webhooks.generateTestHeaderString({ payload, secret, timestamp })];
}

/**
 * Hands over what waits, oldest first. An event is forgotten once it was taken: one that was not, or whose process
 * died, is handed over again.
 *
 * @param customerId of one customer only
 * @returns how many were not taken
 */
export async function handOver(
  db: Kysely<TestTables>,
  { secret, now, receive }: { secret: string; now: Date; receive: ReceiveEvent },
  customerId?: string,
): Promise<number> {
  let failed = 0;
  for (let after = ''; ; ) {
    const waiting = await db
      .selectFrom('testEvents')
      .selectAll()
      .$if(customerId !== undefined, (query) => query.where('customerId', '=', customerId ?? ''))
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, type, customerId: customer, createdAt } of waiting) {
      const created = Math.floor(Date.parse(createdAt) / 1000);
      const event = { id: `evt_test_${id}`, type, created, object: { id: customer, customer } };
      try {
        await receive(...signEvent(event, secret, now));
        await db.deleteFrom('testEvents').where('id', '=', id).execute();
      } catch {
        failed += 1;
      }
    }
    const last = waiting.at(-1);
    if (!last || waiting.length < batch) return failed;
    after = last.id;
  }
}
