/** The charges and refunds of a subscription. */
import { z } from 'zod';
import { choiceOf, moment } from './base/fields.ts';

export const InvoiceStatus = choiceOf(
  ['DRAFT', 'OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE', 'REFUNDED'],
  'Status',
  {
    DRAFT: 'Being made',
    OPEN: 'To be paid',
    PAID: 'Paid',
    VOID: 'Void',
    UNCOLLECTIBLE: 'Not collected',
    REFUNDED: 'Paid back',
  },
);

export const InvoiceReason = choiceOf(['START', 'RENEWAL', 'CHANGE', 'REFUND', 'OTHER'], 'For', {
  START: 'The start of a plan',
  RENEWAL: 'A renewal',
  CHANGE: 'A change of plan',
  REFUND: 'A plan that was ended early',
  OTHER: 'Something else',
});

export const Invoice = z.object({
  id: z.string().meta({ title: 'Invoice' }),
  number: z.string().nullable().meta({ title: 'Number' }),
  status: InvoiceStatus,
  reason: InvoiceReason,
  /** Null where it is for none of the plans there are now. */
  planId: z.string().nullable().meta({ title: 'Plan' }),
  /** The amount it asks for, before anything is taken from credit; in whole currency units with cents. */
  total: z.number().meta({ title: 'Total' }),
  /** The amount charged to a card, or still to be; less than zero where money was paid back. */
  amount: z.number().meta({ title: 'Amount' }),
  currency: z.string().meta({ title: 'Currency' }),
  periodStart: moment('From'),
  periodEnd: moment('To'),
  createdAt: moment('Date'),
  url: z.url().nullable().meta({ title: 'Invoice page' }),
});

/** The ids of the payment provider's invoices. */
export const byInvoice = z.strictObject({ id: z.string().regex(/^[\w-]{1,120}$/) });

export type InvoiceStatus = z.output<typeof InvoiceStatus>;
export type InvoiceReason = z.output<typeof InvoiceReason>;
export type Invoice = z.output<typeof Invoice>;
