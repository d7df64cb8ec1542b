/** Paying in the built-in test mode, which takes no money. */
import { z } from 'zod';
import { choiceOf } from './fields.ts';

/** The cards of the test mode, and what each does; any other is declined as unknown. */
export const testCards = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'is declined',
  '4000002500003155': 'asks for a confirmation',
  '4000000000000341': 'succeeds now and is declined when the plan renews',
} as const;

export const TestPayment = z.strictObject({
  card: z
    .string()
    .transform((card) => card.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'Write the card number: 12 to 19 digits.'))
    .meta({ title: 'Card number' }),
  /** What the person answered to the card's question; the card that asks needs it. */
  confirmation: z.enum(['CONFIRMED', 'REFUSED']).optional(),
});

export const TestPaymentStatus = choiceOf(['SUCCEEDED', 'REQUIRES_CONFIRMATION'], 'Payment', {
  SUCCEEDED: 'Paid',
  REQUIRES_CONFIRMATION: 'The bank asks for a confirmation',
});

/** A declined card is the problem PAYMENT_FAILED instead. */
export const TestPaymentResult = z.object({ status: TestPaymentStatus });

export type TestPaymentResult = z.output<typeof TestPaymentResult>;
