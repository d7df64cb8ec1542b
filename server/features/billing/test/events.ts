/** Events of the built-in provider: kept with the change they tell of, handed over signed once that is committed. */
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../../../base/errors.ts';
import { keyedHash, keyFor } from '../../../base/keys.ts';
import type { PaymentEvent } from '../../../services/paymentProvider.ts';
import type { TestTables } from './account.ts';

/** Takes an event as it was sent, with its signature. */
export type ReceiveEvent = (rawBody: string, signature: string) => Promise<unknown>;

/** Events handed over before the next are read. */
const batch = 100;

const SentEvent = z.object({ id: z.string(), type: z.string(), customerId: z.string() });

const unsigned = () =>
  new ApiError('WEBHOOK_SIGNATURE', 'This event was not signed by the built-in payment provider.');

/** @param secret what signs them; nothing else is signed with it */
export function createEvents(secret: string) {
  const key = keyFor(secret, 'test payment events');
  const sign = (rawBody: string) => keyedHash(key, rawBody);

  return {
    /** @throws ApiError WEBHOOK_SIGNATURE when the provider did not send it */
    read(rawBody: string, signature: string | undefined): PaymentEvent {
      const [given, right] = [Buffer.from(signature ?? ''), Buffer.from(sign(rawBody))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw unsigned();
      return SentEvent.parse(JSON.parse(rawBody));
    },

    /**
     * Hands over what waits, oldest first. An event is forgotten once it was taken: one that was not, or whose process
     * died, is handed over again.
     *
     * @param customerId of one customer only
     * @returns how many were not taken
     */
    async handOver(db: TestTables, receive: ReceiveEvent, customerId?: string): Promise<number> {
      let failed = 0;
      for (let after = ''; ; ) {
        const waiting = await db
          .selectFrom('testEvents')
          .selectAll()
          .where((eb) => (customerId === undefined ? eb.lit(true) : eb('customerId', '=', customerId)))
          .$if(after !== '', (query) => query.where('id', '>', after))
          .orderBy('id')
          .limit(batch)
          .execute();
        for (const { id, type, customerId } of waiting) {
          const rawBody = JSON.stringify({ id: `evt_test_${id}`, type, customerId } satisfies PaymentEvent);
          try {
            await receive(rawBody, sign(rawBody));
            await db.deleteFrom('testEvents').where('id', '=', id).execute();
          } catch {
            failed += 1;
          }
        }
        const last = waiting.at(-1);
        if (!last || waiting.length < batch) return failed;
        after = last.id;
      }
    },
  };
}
