import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import type { Subscription } from '../../schemas/subscription.ts';
import type { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';
import { paymentPath } from '../../src/session/subscriptionPaths.ts';

interface PastDueBannerProps {
  subscription: Subscription;
  role: Role;
  /** Whether the employer's plan covers its payer as well. */
  isCovered: boolean;
}

/** The renewal failed: what that means, and the way to pay again. */
export function PastDueBanner({ subscription, role, isCovered }: PastDueBannerProps) {
  return (
    <Alert severity="error" variant="outlined" sx={{ p: 2, bgcolor: 'background.paper' }}>
      <AlertTitle component="h2">{t('The last payment did not go through')}</AlertTitle>
      {isCovered
        ? t(
            'Your employer’s plan covers you, so nothing is locked. Pay with another card, or cancel your own plan.',
          )
        : t(
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
