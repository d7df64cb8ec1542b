/** Paying in the built-in test mode, which takes no money. */
import { z } from 'zod';
import { choiceOf } from './base/fields.ts';

/** The cards of the test mode, and what each does; any other is declined as unknown. */
export const testCards = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'is declined',
  '4000002500003155': 'asks for a confirmation',
  '4000000000000341': 'succeeds now and is declined when the plan renews',
} as const;

/** Luhn's sum, which every card number keeps: it catches a digit typed wrongly and two exchanged. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export const TestPayment = z.strictObject({
  card: z
    .string()
    .transform((card) => card.replaceAll(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{12,19}$/, { error: 'Write the card number: 12 to 19 digits.', abort: true })
        .refine(isCardNumber, 'This is not a card number: check the digits.'),
    )
    .meta({ title: 'Card number' }),
  /** The person's answer to the card's question; the card that asks needs it. */
  confirmation: z.enum(['CONFIRMED', 'REFUSED']).optional(),
});

const TestPaymentStatus = choiceOf(['SUCCEEDED', 'REQUIRES_CONFIRMATION'], 'Payment', {
  SUCCEEDED: 'Paid',
  REQUIRES_CONFIRMATION: 'The bank asks for a confirmation',
});

/** A declined card is the problem PAYMENT_FAILED instead. */
export const TestPaymentResult = z.object({ status: TestPaymentStatus });

export type TestPayment = z.output<typeof TestPayment>;
export type TestPaymentResult = z.output<typeof TestPaymentResult>;
