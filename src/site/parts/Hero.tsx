import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { CallToAction } from './CallToAction.tsx';
import { MorningList } from './MorningList.tsx';
import { SunRise } from './SunRise.tsx';
import { wide } from './widths.ts';

/** The first view: the promise, the ways in, and a morning's list. */
export function Hero() {
  return (
    <Box
      sx={{ bgcolor: 'surface.brand', color: 'surface.brandText', position: 'relative', overflow: 'hidden' }}
    >
      <SunRise />
      <Box
        sx={{
          ...wide,
          position: 'relative',
          py: { xs: 6, md: 11 },
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 0.95fr)' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography
            variant="h1"
            sx={{
              fontSize: { xs: '2.375rem', sm: '3rem', md: '3.5rem' },
              lineHeight: 1.06,
              letterSpacing: '-0.03em',
              textWrap: 'balance',
            }}
          >
            {t('Every morning, a short list of people who fit, and why.')}
          </Typography>
          <Typography
            sx={{
              mt: 2.5,
              mb: 4,
              maxWidth: '50ch',
              fontSize: { xs: '1.0625rem', md: '1.1875rem' },
              opacity: 0.92,
            }}
          >
            {t(
              'Hireday reads resumes against what a job needs and gives each open job at most ten candidates a day, ranked, each reason quoted from the resume. Candidates see the same reasons, and the day by which they get an answer.',
            )}
          </Typography>
          <CallToAction />
        </div>
        <Box sx={{ display: 'grid', justifyItems: { xs: 'start', md: 'end' } }}>
          <MorningList />
        </Box>
      </Box>
    </Box>
  );
}
