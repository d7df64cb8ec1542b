import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { ScoreRing } from '../../product/match/ScoreRing.tsx';

interface SamplePick {
  name: string;
  facts: string;
  score: number;
  tone: 'strong' | 'good';
  evidence: string;
}

/** A morning's list as it might look; made-up people. */
const picks = (): SamplePick[] => [
  {
    name: 'Amara Okafor',
    facts: t('{count} years · {place}', { count: 9, place: 'Austin, TX' }),
    score: 94,
    tone: 'strong',
    evidence: t('Moved 40 services to PostgreSQL without downtime.'),
  },
  {
    name: 'Jonas Lindqvist',
    facts: t('{count} years · {place}', { count: 6, place: 'Denver, CO' }),
    score: 88,
    tone: 'strong',
    evidence: t('Six years of TypeScript in payments.'),
  },
  {
    name: 'Priya Raman',
    facts: t('{count} years · {place}', { count: 7, place: t('Remote') }),
    score: 73,
    tone: 'good',
    evidence: t('Led on-call for a team of nine.'),
  },
];

/** The product in one picture: three people, ranked, each with the sentence that got them there. */
export function MorningList() {
  return (
    <Box
      role="img"
      aria-label={t(
        'Example of a daily list: three ranked candidates, each with a quotation from the resume.',
      )}
      sx={{
        width: '100%',
        maxWidth: 520,
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderRadius: '16px',
        border: 1,
        borderColor: 'divider',
        boxShadow: '0 24px 64px -20px rgba(0, 0, 0, 0.5)',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          px: { xs: 2, sm: 2.5 },
          py: 1.75,
          bgcolor: 'surface.sunken',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="span" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {t('Senior Backend Engineer')}
        </Typography>
        <Typography component="span" variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
          {t('Today, 06:00')}
        </Typography>
      </Box>
      {picks().map((pick, index) => (
        <Pick key={pick.name} {...pick} isFirst={index === 0} />
      ))}
    </Box>
  );
}

function Pick({ name, facts, score, tone, evidence, isFirst }: SamplePick & { isFirst: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: { xs: 1.5, sm: 2 },
        px: { xs: 2, sm: 2.5 },
        py: 2,
        borderTop: isFirst ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <ScoreRing score={score} tone={tone} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography component="span" variant="subtitle1" sx={{ lineHeight: 1.3 }}>
            {name}
          </Typography>
          <Typography
            component="span"
            variant="caption"
            sx={{
              px: 1,
              borderRadius: '6px',
              bgcolor: `fit.${tone}.soft`,
              color: `fit.${tone}.text`,
              fontWeight: 550,
              whiteSpace: 'nowrap',
            }}
          >
            {tone === 'strong' ? t('Strong fit') : t('Good fit')}
          </Typography>
        </Box>
        <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {facts}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', mt: 1, pl: 1.25, borderLeft: 2, borderColor: `fit.${tone}.main` }}
        >
          “{evidence}”
        </Typography>
      </Box>
    </Box>
  );
}
