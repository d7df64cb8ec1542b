import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Band } from '../../schemas/criteria.ts';
import { t } from '../i18n/t.ts';
import { readField } from './schema/field.ts';
import type { FitTone } from './tones.ts';

export interface FitBadgeProps {
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
const words = new Map(readField(Band).choices.map(({ id, name }) => [id, name]));

/** Length of the ring's circle of radius 18. */
const around = 2 * Math.PI * 18;

/** How well something fits: the score in a ring that fills with it, and the band in words. */
export function FitBadge({ score, band, compact = false }: FitBadgeProps) {
  const tone = tones[band];
  const word = words.get(band) ?? band;
  const share = Math.min(100, Math.max(0, score)) / 100;
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('{band}, score {score} of 100', { band: word, score })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, flex: 'none' }}
    >
      <Box component="span" aria-hidden sx={{ position: 'relative', width: 44, height: 44, flex: 'none' }}>
        <Box
          component="svg"
          viewBox="0 0 44 44"
          sx={{
            width: 44,
            height: 44,
            display: 'block',
            transform: 'rotate(-90deg)',
            fill: 'none',
            strokeWidth: 4,
            strokeLinecap: 'round',
          }}
        >
          <Box
            component="circle"
            cx="22"
            cy="22"
            r="18"
            sx={{ color: `fit.${tone}.soft`, stroke: 'currentColor' }}
          />
          <Box
            component="circle"
            cx="22"
            cy="22"
            r="18"
            strokeDasharray={`${around * share} ${around}`}
            sx={{
              color: `fit.${tone}.main`,
              stroke: 'currentColor',
              visibility: share === 0 ? 'hidden' : undefined,
            }}
          />
        </Box>
        <Typography
          component="span"
          variant="caption"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {score}
        </Typography>
      </Box>
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
