import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FitTone } from './fitTone.ts';

/** Length of the ring's circle of radius 18. */
const around = 2 * Math.PI * 18;

/** A score of 0 to 100 in a ring that fills with it. Says nothing to a screen reader: words belong beside it. */
export function ScoreRing({ score, tone }: { score: number; tone: FitTone }) {
  const share = Math.min(100, Math.max(0, score)) / 100;
  return (
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
  );
}
