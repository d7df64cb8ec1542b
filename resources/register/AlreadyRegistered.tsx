import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { useSignInState } from './useSignInState.ts';

interface AlreadyRegisteredProps {
  email: string;
  onOtherEmail: () => void;
}

/** Told only to someone who has proved that the address is theirs. */
export function AlreadyRegistered({ email, onOtherEmail }: AlreadyRegisteredProps) {
  const state = useSignInState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setDocumentTitle(t('You have an account'));
    heading.current?.focus();
  }, []);
  return (
    <>
      <div>
        <Typography ref={heading} component="h1" variant="h1" tabIndex={-1}>
          {t('You have an account')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          {t(
            '{email} is registered already. Sign in with it, or choose a new password if you have forgotten the old one.',
            { email },
          )}
        </Typography>
      </div>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Button
          component={Link}
          to={addresses.login}
          state={(before) => ({ ...before, ...state })}
          variant="contained"
          size="large"
        >
          {t('Sign in')}
        </Button>
        <Button
          component={Link}
          to={addresses.forgotPassword}
          state={(before) => ({ ...before, ...state, typedEmail: email })}
        >
          {t('Choose a new password')}
        </Button>
        <Button onClick={onOtherEmail}>{t('Register with another address')}</Button>
      </Box>
    </>
  );
}
