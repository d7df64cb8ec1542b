import { useColorScheme } from '@mui/material/styles';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { currentLocale, t } from '../../../src/i18n/t.ts';
import type { PaymentFormProps } from './paymentForm.ts';
import { StripeFields } from './StripeFields.tsx';
import { StripeUnreachable } from './StripeUnreachable.tsx';
import { stripeAppearance } from './stripeAppearance.ts';

/** How long Stripe's script may take, in milliseconds: a line that is dead says nothing at all. */
const patienceMs = 20_000;

export interface StripeFormProps extends PaymentFormProps {
  publishableKey: string;
  /** Where a bank sends people back to. */
  returnUrl: string;
  /** Leaves for a page of Stripe's, where the form cannot be loaded. */
  payAtStripe: () => Promise<void>;
  /** Loads Stripe's script from js.stripe.com, as nothing else on our pages does. */
  load?: (publishableKey: string) => Promise<Stripe | null>;
}

/** Stripe's own payment form, in our colours and the reader's language; says so when it cannot be loaded. */
export function StripeForm({ publishableKey, load = loadStripe, ...payment }: StripeFormProps) {
  const { colorScheme = 'light' } = useColorScheme();
  const {
    data: stripe,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => within(load(publishableKey)),
    retry: false,
    meta: { isAskedOnce: true },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (error && !isFetching)
    return <StripeUnreachable onRetry={() => void refetch()} payAtStripe={payment.payAtStripe} />;
  if (!stripe) return <LoadingState variant="page" rows={3} label={t('Loading the payment form')} />;
  return (
    <Elements
      stripe={stripe}
      options={{
        clientSecret: payment.clientSecret,
        appearance: stripeAppearance(colorScheme),
        locale: currentLocale(),
      }}
    >
      <StripeFields {...payment} />
    </Elements>
  );
}

/** @throws Error when Stripe did not load, or not in time */
async function within(loading: Promise<Stripe | null>): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  const stripe = await Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
  if (!stripe) throw new Error('Stripe did not load.');
  return stripe;
}
