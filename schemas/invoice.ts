/** What was charged for a subscription. */
import { z } from 'zod';
import { choiceOf, moment } from './fields.ts';

export const InvoiceStatus = choiceOf(['DRAFT', 'OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE'], 'Status', {
  DRAFT: 'Being made',
  OPEN: 'To be paid',
  PAID: 'Paid',
  VOID: 'Void',
  UNCOLLECTIBLE: 'Not collected',
});

export const Invoice = z.object({
  id: z.string().meta({ title: 'Invoice' }),
  number: z.string().nullable().meta({ title: 'Number' }),
  status: InvoiceStatus,
  /** In whole currency units; a difference charged for part of a period has cents. */
  amount: z.number().meta({ title: 'Amount' }),
  currency: z.string().meta({ title: 'Currency' }),
  periodStart: moment('From'),
  periodEnd: moment('To'),
  createdAt: moment('Date'),
  url: z.url().nullable().meta({ title: 'Invoice page' }),
});

export type Invoice = z.output<typeof Invoice>;
