/** The customer somebody pays as. */
import type { Caller } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { customerOf, type PaymentServices } from './customers.ts';
import { syncCustomer } from './sync.ts';

type User = Pick<Caller, 'id' | 'email'>;

/**
 * Puts a new customer in the place of one who was deleted at the provider. What that one had has ended; this is noted
 * first, for nobody asks about them again.
 */
async function replaceCustomer(services: PaymentServices, user: User, gone: string): Promise<string> {
  const { db, payments } = services;
  await syncCustomer(services, gone);
  const providerId = await payments.createCustomer(user, gone);
  await db
    .updateTable('paymentCustomers')
    .set({ providerId })
    .where('providerId', '=', gone)
    .where('provider', '=', payments.name)
    .execute();
  return providerId;
}

/**
 * The caller's id at the provider, made there when there is none; notes that they are about to pay.
 *
 * @throws ApiError UNAUTHENTICATED for somebody who was erased meanwhile; the provider forgets them too
 */
export async function ensureCustomer(services: PaymentServices, user: User): Promise<string> {
  const { db, payments, clock } = services;
  const { id, email } = user;
  const known = await customerOf(services, email);
  let providerId = known ?? (await payments.createCustomer({ id, email }));
  if (known !== undefined && !(await payments.hasCustomer(known))) {
    providerId = await replaceCustomer(services, { id, email }, known);
  }
  const kept = await db
    .insertInto('paymentCustomers')
    .columns(['userEmail', 'provider', 'providerId', 'touchedAt'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'email',
          eb.val(payments.name).as('provider'),
          eb.val(providerId).as('providerId'),
          eb.cast<string>(eb.val(clock().toISOString()), 'timestamptz').as('touchedAt'),
        ])
        .where('id', '=', id)
        // Waits for an erasure under way, which gives the row another id.
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userEmail', 'provider'])
        .doUpdateSet(({ ref }) => ({ touchedAt: ref('excluded.touchedAt') })),
    )
    .returning('providerId')
    .executeTakeFirst();
  if (!kept) {
    if (known === undefined) await payments.deleteCustomer(providerId);
    throw new ApiError('UNAUTHENTICATED', 'This account was erased meanwhile.');
  }
  return kept.providerId;
}
