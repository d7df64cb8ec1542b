/** One invoice as a file: Stripe's own where Stripe takes the money, else drawn here. */

import type { Locale } from '../../../../schemas/base/locales.ts';
import type { BillingDetails } from '../../../../schemas/billingDetails.ts';
import { countryName } from '../../../../src/kit/placeWords.ts';
import type { Voice } from '../../../base/mail.ts';
import { translators } from '../../../base/translators.ts';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../services/services.ts';
import { invoicePage } from './invoicePage.ts';

export type InvoiceServices = Pick<Services, 'db' | 'env' | 'payments' | 'writeInvoice'>;

/** Which invoice, by the payment provider's ids, and in which language. */
interface WantedInvoice {
  customerId: string;
  invoiceId: string;
  locale: Locale;
}

export interface InvoicePdf {
  pdf: Uint8Array;
  fileName: string;
}

const given = (...lines: (string | null | undefined)[]) => lines.filter((line) => Boolean(line)).map(String);
const placeOf = (city: string | null, state: string | null) => given(city, state).join(', ') || null;

/** Who pays, a line each: what the account says, and the address that tells them for certain. */
async function buyerOf(db: Database, customerId: string): Promise<string[]> {
  const found = await db
    .selectFrom('paymentCustomers')
    .leftJoin('candidates', 'candidateEmail', 'userEmail')
    .leftJoin('recruiters', 'recruiterEmail', 'userEmail')
    .leftJoin('employers', (join) =>
      join.on((eb) =>
        eb('employers.employerEmail', '=', eb.fn.coalesce('recruiters.employerEmail', 'userEmail')),
      ),
    )
    .select(['userEmail', 'candidateFirstName', 'candidateLastName', 'candidateCity', 'candidateState'])
    .select(['recruiterFirstName', 'recruiterLastName', 'employerName', 'employerCity', 'employerState'])
    .where('providerId', '=', customerId)
    .executeTakeFirst();
  if (!found) return [];
  const person = given(
    found.candidateFirstName ?? found.recruiterFirstName,
    found.candidateLastName ?? found.recruiterLastName,
  ).join(' ');
  return given(
    person,
    found.employerName,
    placeOf(found.candidateCity, found.candidateState) ?? placeOf(found.employerCity, found.employerState),
    found.userEmail,
  );
}

/** Whom the invoice was made out to when it was made, and the address of the account that pays. */
function billedTo(details: BillingDetails, account: string | undefined, { t, locale }: Voice): string[] {
  const { billingName, billingLine1, billingLine2, billingPostalCode, billingCity, billingRegion } = details;
  return given(
    ...[billingName, billingLine1, billingLine2],
    given(billingPostalCode, billingCity).join(' '),
    billingRegion,
    countryName(details.billingCountry, locale),
    details.taxNumber && t('Tax ID: {id}', { id: details.taxNumber }),
    account,
  );
}

/**
 * @returns null where the customer has no such invoice, or it has no file yet
 * @throws ApiError PAYMENTS_UNAVAILABLE, BUSY
 */
export async function invoicePdf(
  { db, env, payments, writeInvoice }: InvoiceServices,
  { customerId, invoiceId, locale }: WantedInvoice,
): Promise<InvoicePdf | null> {
  const file = await payments.invoiceFile(customerId, invoiceId);
  if (!file) return null;
  if ('pdf' in file) return { pdf: file.pdf, fileName: `hireday-${invoiceId}.pdf` };
  const { number, id } = file.invoice;
  const voice = { locale, t: translators[locale] };
  const account = await buyerOf(db, customerId);
  const buyer = file.buyer ? billedTo(file.buyer, account.at(-1), voice) : account;
  const page = invoicePage({ ...file, buyer, seller: env }, voice);
  return { pdf: await writeInvoice(page), fileName: `hireday-${number ?? id}.pdf` };
}
