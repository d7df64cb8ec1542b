import type { Plan } from '../../../schemas/plans.ts';

/** Props of every form that takes a payment. */
export interface PaymentFormProps {
  plan: Plan;
  /** The means that confirm the payment. */
  clientSecret: string;
  /** While a payment is on its way, nothing else may be chosen. */
  onBusy: (isBusy: boolean) => void;
  onPaid: () => void;
}
