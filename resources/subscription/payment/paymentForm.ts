import type { Plan } from '../../../schemas/plans.ts';

/** What every form that takes a payment is given. */
export interface PaymentFormProps {
  plan: Plan;
  /** What the payment is confirmed with. */
  clientSecret: string;
  /** While a payment is on its way, nothing else may be chosen. */
  onBusy: (isBusy: boolean) => void;
  onPaid: () => void;
}
