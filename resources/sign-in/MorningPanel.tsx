import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../src/i18n/t.ts';

/** The product in a sentence. */
export const promise = () => t('Every morning, a short list of people who fit, and why.');

/** A morning's list as it might look; made-up people. */
const picks = () => [
  {
    name: 'Amara Okafor',
    band: t('Strong fit'),
    summary: t('{met}/{all} must-haves', { met: 5, all: 5 }),
    evidence: t('Moved 40 services to PostgreSQL without downtime.'),
    strength: 1,
  },
  {
    name: 'Jonas Lindqvist',
    band: t('Strong fit'),
    summary: t('{met}/{all} must-haves', { met: 5, all: 5 }),
    evidence: t('Six years of TypeScript in payments.'),
    strength: 0.9,
  },
  {
    name: 'Priya Raman',
    band: t('Good fit'),
    summary: t('{met}/{all} must-haves', { met: 4, all: 5 }),
    evidence: t('Led on-call for a team of nine.'),
    strength: 0.72,
  },
];

/** The quiet side of the sign-in page: what the product does, in one sentence and one picture. */
export function MorningPanel() {
  return (
    <Box
      component="aside"
      aria-label={t('About Hireday')}
      sx={{
        display: { xs: 'none', md: 'grid' },
        alignContent: 'center',
        gap: 6,
        px: { md: 6, lg: 10 },
        py: 6,
        overflow: 'hidden',
        position: 'relative',
        bgcolor: 'surface.brand',
        color: 'surface.brandText',
        // The sun comes up behind the list.
        '&::before': {
          content: '""',
          position: 'absolute',
          right: '-12%',
          bottom: '-22%',
          width: '62%',
          aspectRatio: '1',
          borderRadius: '50%',
          bgcolor: 'surface.sun',
          opacity: 0.14,
          boxShadow: (theme) =>
            `0 0 0 90px color-mix(in srgb, ${theme.vars.palette.surface.sun} 45%, transparent)`,
        },
      }}
    >
      <Typography
        variant="h1"
        component="p"
        sx={{
          fontSize: { md: '1.875rem', lg: '2.25rem' },
          maxWidth: '20ch',
          textWrap: 'balance',
          position: 'relative',
        }}
      >
        {promise()}
      </Typography>
      <Box
        role="img"
        aria-label={t(
          'Example of a daily list: three ranked candidates, each with a quotation from the resume.',
        )}
        sx={{
          position: 'relative',
          maxWidth: 520,
          borderRadius: 1.6,
          p: 1,
          bgcolor: 'rgba(255, 255, 255, 0.06)',
          border: '1px solid rgba(255, 255, 255, 0.14)',
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, px: 1.5, py: 1 }}>
          <Typography variant="subtitle2" component="span">
            {t('Senior Backend Engineer')}
          </Typography>
          <Typography variant="caption" component="span" sx={{ opacity: 0.8 }}>
            {t('Today, 06:00')}
          </Typography>
        </Box>
        {picks().map((pick, index) => (
          <ExamplePick key={pick.name} {...pick} rank={index + 1} />
        ))}
      </Box>
    </Box>
  );
}

type ExamplePickProps = ReturnType<typeof picks>[number] & { rank: number };

function ExamplePick({ name, band, summary, evidence, strength, rank }: ExamplePickProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignItems: 'baseline',
        px: 1.5,
        py: 1.5,
        borderTop: '1px solid rgba(255, 255, 255, 0.1)',
      }}
    >
      <Typography component="span" sx={{ color: 'surface.sun', fontWeight: 650 }}>
        {rank}
      </Typography>
      <Box component="span" sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
        <Typography component="span" variant="subtitle1" sx={{ lineHeight: 1.3 }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" sx={{ opacity: 0.82 }}>
          “{evidence}”
        </Typography>
      </Box>
      <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'end' }}>
        <Typography component="span" variant="caption">
          {band}
        </Typography>
        <Box
          component="span"
          sx={{
            width: 72,
            height: 4,
            borderRadius: 2,
            bgcolor: 'rgba(255, 255, 255, 0.16)',
            display: 'flex',
          }}
        >
          <Box component="span" sx={{ width: strength, borderRadius: 2, bgcolor: 'surface.sun' }} />
        </Box>
        <Typography component="span" variant="caption" sx={{ opacity: 0.8 }}>
          {summary}
        </Typography>
      </Box>
    </Box>
  );
}
