import { zodResolver } from '@hookform/resolvers/zod';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Login } from '../../schemas/auth.ts';
import { fieldOf, labelOf } from '../components/schema/field.ts';
import { ApiError } from '../providers/apiError.ts';

const label = (name: keyof Login) => labelOf(fieldOf(Login, name), name);

/**
 * E-mail and password, labelled and checked by their schema; what the server refuses stands over the button.
 *
 * @param onSignIn signs in and leaves the page; throws what went wrong
 */
export function LoginForm({ onSignIn }: { onSignIn: (credentials: Login) => Promise<void> }) {
  const [isShown, setShown] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Login),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (credentials) => {
    try {
      await onSignIn(credentials);
    } catch (error) {
      const fields = error instanceof ApiError ? error.body.errors : undefined;
      if (fields?.email) setError('email', { message: fields.email });
      if (fields?.password) setError('password', { message: fields.password });
      const message = error instanceof Error ? error.message : 'Signing in failed. Try again.';
      if (!fields) setError('root', { message });
    }
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        {...register('email')}
        label={label('email')}
        type="email"
        autoComplete="username"
        size="medium"
        autoFocus
        error={Boolean(errors.email)}
        helperText={errors.email?.message}
        slotProps={{ htmlInput: { 'aria-required': true, inputMode: 'email', spellCheck: false } }}
      />
      <TextField
        {...register('password')}
        label={label('password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        size="medium"
        error={Boolean(errors.password)}
        helperText={errors.password?.message}
        slotProps={{
          htmlInput: { 'aria-required': true },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={isShown ? 'Hide password' : 'Show password'}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <HiddenIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <div role="alert">{errors.root && <Alert severity="error">{errors.root.message}</Alert>}</div>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ mt: 1 }}>
        Sign in
      </Button>
    </Box>
  );
}
