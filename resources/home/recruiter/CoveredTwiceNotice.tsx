import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import { t } from '../../../src/i18n/t.ts';
import { useActiveSubscription } from '../../../src/session/session.tsx';
import { subscriptionPath } from '../../../src/session/subscriptionPaths.ts';

/** Tells a recruiter who pays beside the employer; nothing for everyone else. */
export function CoveredTwiceNotice() {
  const { data } = useActiveSubscription();
  if (!data?.active || data.coveredUntil === undefined || data.cancelAtPeriodEnd) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={subscriptionPath('RECRUITER')} color="inherit" size="small">
          {t('End my own plan')}
        </Button>
      }
    >
      {t("Your employer's plan covers you now, and you still pay for your own.")}
    </Alert>
  );
}
