import MuiLink from '@mui/material/Link';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import type { Login } from '../../schemas/auth.ts';
import { touch } from '../../src/base/touch.ts';
import { FieldForm } from '../../src/components/plain/FieldForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { checkLogin } from './checkLogin.ts';
import { loginFields } from './loginFields.ts';

/**
 * E-mail and password, checked by their schema; what the server refuses stands over the button.
 *
 * @param onSignIn signs in and leaves the page; throws what went wrong
 */
export function LoginForm({ onSignIn }: { onSignIn: (credentials: Login) => Promise<void> }) {
  const box = useRef<HTMLDivElement>(null);
  const typedEmail = () => box.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? '';
  return (
    <div ref={box}>
      <FieldForm
        fields={loginFields()}
        check={checkLogin}
        submitLabel={t('Sign in')}
        onSubmit={(values) => onSignIn(values as Login)}
        keepsValues
      />
      <MuiLink
        component={Link}
        to={addresses.forgotPassword}
        state={(before) => ({ ...before, typedEmail: typedEmail() })}
        variant="body2"
        sx={{ display: 'inline-block', mt: 1, py: 1, [touch]: { py: 1.5 } }}
      >
        {t('Forgot your password?')}
      </MuiLink>
    </div>
  );
}
