import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { t } from '../../src/i18n/t.ts';
import type { RegistrationFlow } from './useRegistration.ts';

/** Says that one address is enough, where a company is founded by someone who hires for it. */
export function Founding({ flow: { isFounding, values } }: { flow: RegistrationFlow }) {
  if (!isFounding) return null;
  const name = String(values.employerName ?? '');
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('One address for both')}</AlertTitle>
      {t(
        'With it you run {name} and post its jobs. Colleagues whom you invite later have accounts of their own.',
        { name },
      )}
    </Alert>
  );
}
