/** Whom invoices are made out to: kept with the account that pays, and passed on to the payment provider. */

import type { Locale } from '../../../schemas/base/locales.ts';
import type { BillingDetails } from '../../../schemas/billingDetails.ts';
import { BillingDetails as Fields } from '../../../schemas/billingDetails.ts';
import { countryName } from '../../../src/kit/placeWords.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import { customerOf, type PaymentServices } from './customers.ts';
import { readTaxId } from './stripe/taxIds.ts';

const columns = Object.keys(Fields.shape) as (keyof BillingDetails)[];

/** Null where nothing was entered. */
export const billingDetailsOf = async (db: Database, userEmail: string): Promise<BillingDetails | null> =>
  (await db
    .selectFrom('billingDetails')
    .select(columns)
    .where('userEmail', '=', userEmail)
    .executeTakeFirst()) ?? null;

/** The number in the spelling of its kind. @throws ApiError INVALID_FIELDS about `taxNumber` */
function withTaxNumber(details: BillingDetails, locale: Locale): BillingDetails {
  const { taxNumber, billingCountry } = details;
  if (taxNumber === null) return details;
  const read = readTaxId(billingCountry, taxNumber);
  if (read) return { ...details, taxNumber: read.value };
  const country = countryName(billingCountry, locale);
  throw wrongField('taxNumber', (t) =>
    t(
      'This is not a tax number of {country}: check its letters and digits, or the country. You can leave it empty.',
      {
        country,
      },
    ),
  );
}

/**
 * Stores what the next invoices say. The provider comes first: where it refuses or does not answer, nothing is stored.
 *
 * @throws ApiError INVALID_FIELDS about `taxNumber`, PAYMENTS_UNAVAILABLE
 */
export async function saveBillingDetails(
  services: Pick<PaymentServices, 'db' | 'payments' | 'clock'>,
  userEmail: string,
  given: BillingDetails,
  locale: Locale,
): Promise<BillingDetails> {
  const { db, payments, clock } = services;
  const details = withTaxNumber(given, locale);
  const customerId = await customerOf(services, userEmail);
  if (customerId !== undefined && (await payments.hasCustomer(customerId)))
    await payments.setBillingDetails(customerId, details);
  const row = { ...details, userEmail, updatedAt: clock().toISOString() };
  await db
    .insertInto('billingDetails')
    .values(row)
    .onConflict((conflict) => conflict.column('userEmail').doUpdateSet(row))
    .execute();
  return details;
}

/** Tells the provider of a customer it has just made what their invoices are to say. */
export async function passBillingDetails(
  { db, payments }: Pick<PaymentServices, 'db' | 'payments'>,
  userEmail: string,
  customerId: string,
): Promise<void> {
  const details = await billingDetailsOf(db, userEmail);
  if (details) await payments.setBillingDetails(customerId, details);
}
