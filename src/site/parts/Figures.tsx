import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { figureBand, figurePlace, labelOfOne } from '../browser/figures.ts';
import { wide } from './widths.ts';

const figures = () => [
  { label: t('Open jobs'), one: t('Open job'), name: 'openJobs' },
  { label: t('Candidates'), one: t('Candidate'), name: 'candidates' },
  { label: t('Picks delivered'), one: t('Pick delivered'), name: 'dailyCandidates' },
  { label: t('Hires'), one: t('Person hired'), name: 'hires' },
  { label: t('Median time to the first answer'), name: 'medianHoursToFirstAnswer' },
];

/** The platform's figures so far, counted now. Their places are kept while the figures are on their way. */
export function Figures() {
  return (
    <Box
      component="section"
      aria-label={t('Hireday in figures')}
      {...{ [figureBand]: '' }}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        component="dl"
        sx={{
          ...wide,
          my: 0,
          py: { xs: 3.5, md: 4.5 },
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, auto)' },
          justifyContent: 'space-between',
        }}
      >
        {figures().map(({ label, one, name }, index, all) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
              gridColumn: { xs: index === all.length - 1 ? '1 / -1' : 'auto', md: 'auto' },
            }}
          >
            <Typography component="dt" variant="body2" color="text.secondary" {...{ [labelOfOne]: one }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="figure"
              {...{ [figurePlace]: name }}
              sx={{ m: 0, fontSize: '2rem', minHeight: '2.3rem' }}
            >
              –
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
