/** People as the payment provider knows them. */
import type { Caller } from '../auth/caller.ts';
import type { Services } from '../services.ts';

/** What everything about paying works with. */
export type PaymentServices = Pick<Services, 'db' | 'payments' | 'clock'>;

/** The caller's id at the provider; undefined for somebody who never started to pay. */
export async function customerOf(
  { db, payments }: Pick<PaymentServices, 'db' | 'payments'>,
  userEmail: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('paymentCustomers')
    .select('providerId')
    .where('userEmail', '=', userEmail)
    .where('provider', '=', payments.name)
    .executeTakeFirst();
  return found?.providerId;
}

/** The caller's id at the provider, made there when there is none yet; notes that they are about to pay. */
export async function ensureCustomer(
  { db, payments, clock }: PaymentServices,
  { id, email }: Pick<Caller, 'id' | 'email'>,
): Promise<string> {
  const known = await customerOf({ db, payments }, email);
  const providerId = known ?? (await payments.createCustomer({ id, email }));
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
}
