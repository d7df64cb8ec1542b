import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../schemas/addresses.ts';
import { t } from '../../src/i18n/t.ts';

/** For those who have an account: the way on. */
export const SignInLink = () => (
  <Button
    component={Link}
    to={addresses.login}
    variant="contained"
    size="large"
    sx={{ justifySelf: 'start' }}
  >
    {t('Sign in')}
  </Button>
);
