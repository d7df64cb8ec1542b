import MuiLink from '@mui/material/Link';
import { Link } from '@tanstack/react-router';
import { Login } from '../../schemas/auth.ts';
import { PlainForm } from '../components/plain/PlainForm.tsx';
import { t } from '../i18n/t.ts';

/**
 * E-mail and password, labelled and checked by their schema; what the server refuses stands over the button.
 *
 * @param onSignIn signs in and leaves the page; throws what went wrong
 */
export function LoginForm({ onSignIn }: { onSignIn: (credentials: Login) => Promise<void> }) {
  return (
    <div>
      <PlainForm
        schema={Login}
        submitLabel={t('Sign in')}
        onSubmit={(values) => onSignIn(Login.parse(values))}
        keepsValues
      />
      <MuiLink
        component={Link}
        to="/forgot-password/"
        variant="body2"
        sx={{ display: 'inline-block', mt: 2 }}
      >
        {t('Forgot your password?')}
      </MuiLink>
    </div>
  );
}
