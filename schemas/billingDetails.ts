/** Whom invoices are made out to, beyond the account that pays. */
import { z } from 'zod';
import { city, country, inName, notInName, text } from './base/fields.ts';
import { pasted } from './base/pasted.ts';

/**
 * A tax number as it is printed on letters, with the spaces, dots and dashes of its country. Whether it can be one is
 * looked at together with the country, where it is stored.
 */
const taxNumber = pasted
  .max(40, 'A tax number has at most 40 characters.')
  .regex(/^[\p{L}\p{N} ./-]*[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u, 'A tax number has letters and digits only.')
  .meta({
    title: 'Tax number',
    description: 'Of the company, such as its VAT number.',
    ui: { width: 'half' },
  });

/** The name, address and tax number on invoices: the body of `PUT /subscriptions/billing-details`. */
export const BillingDetails = z.strictObject({
  billingName: text('Name on invoices', { max: 150, autoComplete: 'organization' })
    .regex(inName, notInName)
    .meta({ description: 'The company as it is registered, or your own name.' }),
  billingLine1: text('Street and number', { max: 150, autoComplete: 'address-line1' }),
  billingLine2: text('Further line', { max: 150, autoComplete: 'address-line2' })
    .meta({ description: 'A floor, a department, “care of”.' })
    .nullable()
    .default(null),
  billingPostalCode: text('Postal code', { max: 20, width: 'half', autoComplete: 'postal-code' })
    .nullable()
    .default(null),
  billingCity: city,
  billingRegion: text('Region', { max: 100, width: 'half', autoComplete: 'address-level1' })
    .meta({ description: 'A state or province, where addresses have one.' })
    .nullable()
    .default(null),
  billingCountry: country,
  taxNumber: taxNumber.nullable().default(null),
});

/** The details that the next invoices have; null where nothing was entered. */
export const BillingDetailsAnswer = z.object({
  details: BillingDetails.nullable().meta({ title: 'Billing details' }),
});

export type BillingDetails = z.output<typeof BillingDetails>;
