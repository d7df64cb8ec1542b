import signInFields from 'virtual:sign-in-fields';
import MuiLink from '@mui/material/Link';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import type { Login } from '../../schemas/auth.ts';
import type { Field } from '../../src/components/fields/fieldShape.ts';
import { FieldForm } from '../../src/components/forms/FieldForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { touch } from '../../src/kit/touch.ts';
import { checkLogin } from './checkLogin.ts';

/** Fields in the reader's language. */
const spoken = (fields: Readonly<Record<string, Field>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, title: t(field.title ?? name) }]),
  );

interface LoginFormProps {
  /** Signs in; throws what went wrong. */
  onSignIn: (credentials: Login) => Promise<unknown>;
  /** Whether one is signed in and about to leave the page. */
  isLeaving: boolean;
}

/**
 * E-mail and password, checked by their schema; what the server refuses stands over the button.
 *
 */
export function LoginForm({ onSignIn, isLeaving }: LoginFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const typedEmail = () => box.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? '';
  return (
    <div ref={box}>
      <FieldForm
        fields={spoken(signInFields)}
        check={checkLogin}
        submitLabel={t('Sign in')}
        onSubmit={onSignIn}
        keepsValues
        busy={isLeaving}
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
