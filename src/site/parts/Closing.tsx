import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { CallToAction } from './CallToAction.tsx';
import { SunRise } from './SunRise.tsx';
import { wide } from './widths.ts';

/** How every page ends: the promise once more, and the way in. */
export function Closing() {
  return (
    <Box
      component="section"
      aria-label={t('Start')}
      sx={{ bgcolor: 'surface.brand', color: 'surface.brandText', position: 'relative', overflow: 'hidden' }}
    >
      <SunRise />
      <Box sx={{ ...wide, py: { xs: 7, md: 10 }, position: 'relative' }}>
        <Typography
          component="h2"
          variant="h1"
          sx={{ fontSize: { xs: '1.75rem', md: '2.375rem' }, maxWidth: '24ch', textWrap: 'balance' }}
        >
          {t('Open a job today, read its first list today.')}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 4, maxWidth: '52ch', fontSize: '1.0625rem', opacity: 0.9 }}>
          {t(
            'Registering is free, and so are applying and answering. You pay for what a plan unlocks, month by month.',
          )}
        </Typography>
        <CallToAction />
      </Box>
    </Box>
  );
}
