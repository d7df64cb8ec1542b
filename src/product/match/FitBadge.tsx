import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Band } from '../../../schemas/criteria.ts';
import { choiceWords } from '../../components/fields/field.ts';
import { t } from '../../i18n/t.ts';
import type { FitTone } from './fitTone.ts';
import { ScoreRing } from './ScoreRing.tsx';

interface FitBadgeProps {
  /** 0 to 100. */
  score: number;
  band: Band;
  /** Leaves the word out of sight where there is no room; it is still read out. */
  compact?: boolean;
}

const tones: Record<Band, FitTone> = {
  STRONG: 'strong',
  GOOD: 'good',
  PARTIAL: 'partial',
  LIMITED: 'limited',
};

/** How well something fits: the score in a ring that fills with it, and the band in words. */
export function FitBadge({ score, band, compact = false }: FitBadgeProps) {
  const tone = tones[band];
  const word = choiceWords(Band, band, t);
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('{band}, score {score} of 100', { band: word, score })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, flex: 'none' }}
    >
      <ScoreRing score={score} tone={tone} />
      {!compact && (
        <Typography
          component="span"
          aria-hidden
          variant="subtitle2"
          sx={{ color: `fit.${tone}.text`, whiteSpace: 'nowrap' }}
        >
          {word}
        </Typography>
      )}
    </Box>
  );
}
