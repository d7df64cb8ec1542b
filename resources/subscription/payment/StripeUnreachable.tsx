import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { t } from '../../../src/i18n/t.ts';

/** Stands where Stripe's form would be when it cannot be loaded. */
export function StripeUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
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
  );
}
