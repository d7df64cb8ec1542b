import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlaceFit } from '../../../schemas/criteria.ts';

const tones = { NEAR: 'positive', MOVES: 'waiting', UNKNOWN: 'neutral', AWAY: 'negative' } as const;

interface PlaceReasonProps {
  /** Null where the job names no place of work. */
  place: PlaceFit | null | undefined;
  /** The place in words. */
  words: (place: PlaceFit) => string;
}

/** Whether someone lives within a job's reach, in a line above the criteria. */
export function PlaceReason({ place, words }: PlaceReasonProps) {
  if (!place) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mb: 2 }}>
      <PlaceOutlined
        aria-hidden
        fontSize="small"
        sx={{ color: `tone.${tones[place.standing]}.main`, mt: 0.25, flex: 'none' }}
      />
      <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{words(place)}</Typography>
    </Box>
  );
}
