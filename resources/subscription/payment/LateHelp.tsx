import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-admin';
import { readSiteConfig } from '../../../src/client/siteConfig.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useNewestSubscription } from '../subscriptionQueries.ts';

interface LateHelpProps {
  /** Where the plan and its invoices are. */
  plansPath: string;
  /** Asks once more. */
  onCheck: () => Promise<unknown>;
}

/** Says what to do when the payment takes longer than it should. The page goes on asking meanwhile. */
export function LateHelp({ plansPath, onCheck }: LateHelpProps) {
  const [state, setState] = useState<'CHECKING' | 'CHECKED'>();
  const { data } = useNewestSubscription();
  const reference = data && 'id' in data ? data.id : undefined;
  const { supportEmail } = readSiteConfig();
  const subject = encodeURIComponent(t('My payment, {reference}', { reference: reference ?? '' }));
  const check = async () => {
    setState('CHECKING');
    await onCheck();
    setState('CHECKED');
  };
  return (
    <EmptyState
      title={t('This takes longer than usual')}
      text={
        <>
          {t(
            'A payment is never lost: as soon as it arrives, your plan is active, even when you leave this page. If it does not arrive, nothing is charged.',
          )}
          {reference && (
            <Typography component="p" variant="body2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
              {t('If you write to us, quote {reference}', { reference })}
            </Typography>
          )}
          {state === 'CHECKED' && (
            <Typography component="p" variant="subtitle2" color="text.primary" sx={{ mt: 2 }}>
              {t('Checked just now: not here yet.')}
            </Typography>
          )}
        </>
      }
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          <Button variant="contained" loading={state === 'CHECKING'} onClick={() => void check()}>
            {t('Check again')}
          </Button>
          <Button component={Link} to={`${plansPath}#invoices`} variant="outlined">
            {t('See invoices')}
          </Button>
          {supportEmail && (
            <Button href={`mailto:${supportEmail}?subject=${subject}`}>{t('Write to support')}</Button>
          )}
        </Box>
      }
    />
  );
}
