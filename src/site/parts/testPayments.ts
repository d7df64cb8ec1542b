/** A note on payments, shown only where they are the built-in test ones. It stands in every page; the server tells. */
import { testPaymentsMark } from '../../../schemas/publicPages.ts';

/** Class of what is displayed only then. */
export const inTestMode = 'in-test-mode';

export const testPaymentsStyles = {
  [`html:not([${testPaymentsMark}]) .${inTestMode}`]: { display: 'none !important' },
};
