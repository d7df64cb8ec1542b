/** Whom Stripe makes invoices out to: a customer's name, address and tax number. Invoices that are final keep theirs. */
import type Stripe from 'stripe';
import type { BillingDetails } from '../../../../schemas/billingDetails.ts';
import { wrongField } from '../../../base/fieldErrors.ts';
import { isMissing, isRefused } from './ask.ts';
import { limit } from './parts.ts';
import { readTaxId, type TaxId } from './taxIds.ts';

/** Stripe's code for a tax number that cannot be one. */
const invalidTaxId = 'tax_id_invalid';

/** The name of the field on invoices for a number of which Stripe has no type. */
const fieldName = 'Tax ID';

/** Adds a tax number unless the customer has it. @returns its id. @throws ApiError INVALID_FIELDS where Stripe refuses it */
async function addTaxId(
  stripe: Stripe,
  customerId: string,
  { type, value }: TaxId & { type: string },
  present: readonly Stripe.TaxId[],
): Promise<{ id: string; isNew: boolean }> {
  const same = present.find((one) => one.type === type && one.value === value);
  if (same) return { id: same.id, isNew: false };
  try {
    const { id } = await stripe.customers.createTaxId(customerId, { type, value });
    return { id, isNew: true };
  } catch (error) {
    if (!isRefused(error) || error.code !== invalidTaxId) throw error;
    throw wrongField('taxNumber', (t) =>
      t('Stripe, which writes our invoices, does not take this tax number. Check it, or leave it empty.'),
    );
  }
}

async function deleteTaxId(stripe: Stripe, customerId: string, id: string): Promise<void> {
  try {
    await stripe.customers.deleteTaxId(customerId, id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** The number first, as it alone can be refused: then nothing of the customer has changed. */
export async function setBillingDetails(
  stripe: Stripe,
  customerId: string,
  details: BillingDetails,
): Promise<void> {
  const { billingName: name, billingCountry: country, taxNumber } = details;
  const taxId = taxNumber === null ? null : readTaxId(country, taxNumber);
  const { data: present } = await stripe.customers.listTaxIds(customerId, { limit });
  const type = taxId?.type ?? null;
  const kept =
    taxId && type !== null ? await addTaxId(stripe, customerId, { ...taxId, type }, present) : null;
  try {
    await stripe.customers.update(customerId, {
      name,
      address: {
        line1: details.billingLine1,
        // An empty text takes away what was there.
        line2: details.billingLine2 ?? '',
        postal_code: details.billingPostalCode ?? '',
        city: details.billingCity,
        state: details.billingRegion ?? '',
        country,
      },
      invoice_settings: {
        custom_fields: taxId && type === null ? [{ name: fieldName, value: taxId.value }] : '',
      },
    });
  } catch (error) {
    if (kept?.isNew) await deleteTaxId(stripe, customerId, kept.id);
    throw error;
  }
  for (const { id } of present) if (id !== kept?.id) await deleteTaxId(stripe, customerId, id);
}
