import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { t } from '../../../src/i18n/t.ts';

interface StripeUnreachableProps {
  onRetry: () => void;
  /** Leaves for a page of Stripe's, which needs nothing of theirs on ours. */
  payAtStripe: () => Promise<void>;
}

/** Stands where Stripe's form would be when it cannot be loaded, and leads to their own page. */
export function StripeUnreachable({ onRetry, payAtStripe }: StripeUnreachableProps) {
  const leaving = useMutation({ mutationFn: payAtStripe });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
            {t('Try again')}
          </Button>
        }
      >
        <AlertTitle component="h2">{t('The payment form could not be loaded')}</AlertTitle>
        {t(
          'It comes from Stripe, our payment provider. Check your connection, and that your browser does not block js.stripe.com. Nothing was charged.',
        )}
      </Alert>
      {leaving.error && <ErrorState error={leaving.error} onRetry={() => leaving.mutate()} />}
      <Button
        variant="contained"
        size="large"
        // Until the browser has left.
        loading={leaving.isPending || leaving.isSuccess}
        onClick={() => leaving.mutate()}
      >
        {t('Pay on a page of Stripe instead')}
      </Button>
    </Box>
  );
}
