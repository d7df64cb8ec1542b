import MuiLink from '@mui/material/Link';
import { Link } from '@tanstack/react-router';
import type { Login } from '../../schemas/auth.ts';
import { FieldForm } from '../components/plain/FieldForm.tsx';
import { t } from '../i18n/t.ts';
import { checkLogin } from './checkLogin.ts';
import { loginFields } from './loginFields.ts';

/**
 * E-mail and password, checked by their schema; what the server refuses stands over the button.
 *
 * @param onSignIn signs in and leaves the page; throws what went wrong
 */
export function LoginForm({ onSignIn }: { onSignIn: (credentials: Login) => Promise<void> }) {
  return (
    <div>
      <FieldForm
        fields={loginFields()}
        check={checkLogin}
        submitLabel={t('Sign in')}
        onSubmit={(values) => onSignIn(values as Login)}
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
