import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { t } from '../../src/i18n/t.ts';
import type { RegistrationFlow } from './useRegistration.ts';

/** Says why there are two accounts to make, where a company is registered on the way to a recruiter's own account. */
export function Founding({ flow }: { flow: RegistrationFlow }) {
  const { isFounding, foundedBy, values } = flow;
  const name = String(values.employerName ?? '');
  if (foundedBy !== undefined) {
    return (
      <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>{t('{name} is registered', { name })}</AlertTitle>
        {t(
          'The company signs in as {email}. Now your own account, from which you post jobs: choose another address. With one of the company’s own domain you can start at once.',
          { email: foundedBy },
        )}
      </Alert>
    );
  }
  if (!isFounding) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('The company first')}</AlertTitle>
      {t(
        'This account oversees {name} and its recruiters. To post jobs, you create your own account right after this one, with another e-mail address.',
        { name },
      )}
    </Alert>
  );
}
