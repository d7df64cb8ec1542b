import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { readSiteConfig } from '../../src/client/siteConfig.ts';
import { t } from '../../src/i18n/t.ts';

/** Whether nothing can be bought, because nobody takes payments here. */
export const arePaymentsOff = (): boolean => readSiteConfig().noPayments;

/** Stands where one would pay. */
export function PaymentsOff() {
  const { supportEmail } = readSiteConfig();
  return (
    <Alert severity="info" variant="outlined">
      <AlertTitle component="h2">{t('Plans cannot be bought here yet')}</AlertTitle>
      {supportEmail
        ? t('Payments are not set up. Write to {email} to get a plan.', { email: supportEmail })
        : t('Payments are not set up. Ask the people who run this site.')}
    </Alert>
  );
}
