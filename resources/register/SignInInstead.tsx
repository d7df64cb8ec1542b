import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../schemas/addresses.ts';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { useSignInState } from './useSignInState.ts';

/** The way out of registering for those who have an account; what one came for goes along. */
export function SignInInstead() {
  const state = useSignInState();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ lineHeight: '24px' }}>
      <Rich
        text={t('Do you have an account? <a>Sign in</a>')}
        tags={{
          a: (words) => (
            <MuiLink component={Link} to={addresses.login} state={(before) => ({ ...before, ...state })}>
              {words}
            </MuiLink>
          ),
        }}
      />
    </Typography>
  );
}
