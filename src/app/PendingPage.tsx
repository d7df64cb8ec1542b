import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { t } from '../i18n/t.ts';

/** Shown in a page's place while it takes its time. */
export function PendingPage() {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <CircularProgress size={28} aria-label={t('Loading')} />
    </Box>
  );
}
