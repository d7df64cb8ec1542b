import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import { wide } from '../parts/widths.ts';

/** An address nothing lives at. */
export function NotFoundPage() {
  return (
    <Box
      sx={{
        ...wide,
        py: { xs: 10, md: 16 },
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 2,
      }}
    >
      <Box component="svg" viewBox="0 0 120 70" aria-hidden sx={{ width: 140, color: 'surface.sun' }}>
        <path d="M25 55a35 35 0 0 1 70 0z" fill="currentColor" opacity="0.35" />
        <path d="M8 60h104" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Box>
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', md: '2.5rem' } }}>
        {t('Page Not Found')}
      </Typography>
      <Typography color="text.secondary" sx={{ fontSize: '1.0625rem', mb: 2 }}>
        {t("The page you're looking for doesn't exist or has been moved.")}
      </Typography>
      <LinkButton href="/">{t('Back to Home')}</LinkButton>
    </Box>
  );
}
