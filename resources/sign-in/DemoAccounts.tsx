import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SearchIcon from '@mui/icons-material/PersonSearchOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Login } from '../../schemas/auth.ts';
import type { DemoAccount } from '../../schemas/siteConfig.ts';
import type { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';

const icons = {
  RECRUITER: <SearchIcon />,
  EMPLOYER: <BusinessIcon />,
  CANDIDATE: <PersonIcon />,
} satisfies Record<Role, unknown>;

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onSignIn: (credentials: Login) => Promise<unknown>;
  /** Whether one is signed in and about to leave the page. */
  isLeaving: boolean;
}

/** The demo accounts, each one click away. */
export function DemoAccounts({ accounts, onSignIn, isLeaving }: DemoAccountsProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async ({ email, password }: DemoAccount) => {
    setBusy(email);
    setProblem(null);
    try {
      await onSignIn({ email, password });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Signing in failed. Try again.'));
    } finally {
      setBusy(null);
    }
  };
  return (
    <Box component="section" aria-labelledby="demo-heading" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="demo-heading" component="h2" variant="body2" color="text.secondary">
        {t('Or look around with a demo account')}
      </Typography>
      {accounts.map((account) => (
        <ButtonBase
          key={account.email}
          disabled={busy !== null || isLeaving}
          onClick={() => void enter(account)}
          sx={{
            display: 'flex',
            gap: 1.5,
            justifyContent: 'flex-start',
            textAlign: 'left',
            px: 1.75,
            py: 1.25,
            borderRadius: 1.2,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.primary',
            transition: 'border-color 120ms, background-color 120ms',
            '&:hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
            '& > svg': { color: 'primary.main' },
          }}
        >
          {icons[account.role]}
          <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
            <Typography component="span" variant="subtitle2">
              {t(account.label)}
            </Typography>
            <Typography component="span" variant="caption" color="text.secondary" noWrap>
              {account.email}
            </Typography>
          </Box>
          {busy === account.email && <CircularProgress size={18} aria-label={t('Signing in')} />}
        </ButtonBase>
      ))}
      <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
    </Box>
  );
}
