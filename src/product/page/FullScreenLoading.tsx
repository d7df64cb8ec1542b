import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { visuallyHidden } from '@mui/utils';
import { t } from '../../i18n/t.ts';
import { Logo } from './Logo.tsx';

/** Fills the window while what every screen needs is being loaded. */
export function FullScreenLoading({ label = t('Loading') }: { label?: string }) {
  return (
    <Box
      role="status"
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 4,
        bgcolor: 'background.default',
      }}
    >
      <Logo size={44} />
      <CircularProgress size={28} thickness={4} aria-hidden />
      <span style={visuallyHidden}>{label}</span>
    </Box>
  );
}
