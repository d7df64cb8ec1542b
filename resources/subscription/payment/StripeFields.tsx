import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../../src/i18n/t.ts';
import { sumOf } from '../../../src/product/values/planWords.ts';
import type { StripeFormProps } from './StripeForm.tsx';
import { StripeUnreachable } from './StripeUnreachable.tsx';

type StripeFieldsProps = Pick<StripeFormProps, 'plan' | 'returnUrl' | 'payAtStripe' | 'onBusy' | 'onPaid'>;

/** Stripe's Payment Element with our button under it. What Stripe says about a field, it says at the field. */
export function StripeFields({ plan, returnUrl, payAtStripe, onBusy, onPaid }: StripeFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const isOnItsWay = useRef(false);
  const said = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isLost, setLost] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const during = (is: boolean) => {
    isOnItsWay.current = is;
    setBusy(is);
    onBusy(is);
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isOnItsWay.current) return;
    during(true);
    setProblem(undefined);
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (!error) {
      onPaid();
      return;
    }
    during(false);
    if (error.type === 'validation_error') return;
    setProblem(error.message ?? t('The payment did not go through. Nothing was charged; try again.'));
    said.current?.focus();
  };
  if (isLost) {
    return (
      <StripeUnreachable
        payAtStripe={payAtStripe}
        onRetry={() => {
          setLost(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <Box
      component="form"
      aria-label={t('Pay by card')}
      onSubmit={(event) => void pay(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <PaymentElement
        key={attempt}
        options={{ layout: 'tabs' }}
        onReady={() => setReady(true)}
        onLoadError={() => setLost(true)}
      />
      <Box ref={said} role="alert" tabIndex={-1} sx={{ outline: 'none' }}>
        {/* The box around it speaks; twice would be said twice. */}
        {problem && (
          <Alert severity="error" role="presentation">
            {problem}
          </Alert>
        )}
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={!isReady} loading={busy}>
        {t('Pay {amount}', { amount: sumOf(plan) })}
      </Button>
    </Box>
  );
}
