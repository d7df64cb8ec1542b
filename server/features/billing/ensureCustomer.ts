/** The customer someone pays as. */
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { passBillingDetails } from './billingDetails.ts';
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
  await passBillingDetails(services, user.email, providerId);
  await db
    .updateTable('paymentCustomers')
    .set({ providerId })
    .where('providerId', '=', gone)
    .where('provider', '=', payments.name)
    .execute();
  return providerId;
}

const hasLeft = async (db: Database, id: string) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) === undefined;

/**
 * The caller's id at the provider, made there when there is none; notes that they are about to pay. Fails for someone
 * who was erased meanwhile, and has the provider forget them too.
 */
export async function ensureCustomer(services: PaymentServices, user: User): Promise<string> {
  const { db, payments, clock } = services;
  const { id, email } = user;
  const known = await customerOf(services, email);
  let providerId = known ?? (await payments.createCustomer({ id, email }));
  if (known === undefined) await passBillingDetails(services, email, providerId);
  if (known !== undefined && !(await payments.hasCustomer(known))) {
    providerId = await replaceCustomer(services, { id, email }, known);
  }
  try {
    const { providerId: kept } = await db
      .insertInto('paymentCustomers')
      .values({ userEmail: email, provider: payments.name, providerId, touchedAt: clock().toISOString() })
      .onConflict((conflict) =>
        conflict
          .columns(['userEmail', 'provider'])
          .doUpdateSet(({ ref }) => ({ touchedAt: ref('excluded.touchedAt') })),
      )
      .returning('providerId')
      .executeTakeFirstOrThrow();
    return kept;
  } catch (error) {
    if (known === undefined && (await hasLeft(db, id))) await payments.deleteCustomer(providerId);
    throw error;
  }
}
