/** People as the payment provider knows them. */
import type { Services } from '../../services/services.ts';

/** The services behind everything about paying. */
export interface PaymentServices extends Pick<Services, 'db' | 'payments' | 'clock' | 'sendMail'> {
  /** Where the product is opened; links in mails start with it. */
  env: Pick<Services['env'], 'APP_URL'>;
}

/** The caller's id at the provider; undefined for someone who never started to pay. */
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
