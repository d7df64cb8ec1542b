import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import type { Subscription } from '../../schemas/subscription.ts';
import type { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';
import { paymentPath } from '../../src/session/subscriptionPaths.ts';

/** The renewal failed: what that means, and the way to pay again. */
export function PastDueBanner({ subscription, role }: { subscription: Subscription; role: Role }) {
  return (
    <Alert severity="error" variant="outlined" sx={{ p: 2, bgcolor: 'background.paper' }}>
      <AlertTitle component="h2">{t('The last payment did not go through')}</AlertTitle>
      {t(
        'Everything the plan unlocks is locked until it is paid. Your card may have expired or been declined: pay with it again or with another one.',
      )}
      <Button
        component={Link}
        to={paymentPath(role, { plan: subscription.planId })}
        variant="contained"
        sx={{ mt: 1.5, display: 'flex', width: 'fit-content' }}
      >
        {t('Pay now')}
      </Button>
    </Alert>
  );
}
