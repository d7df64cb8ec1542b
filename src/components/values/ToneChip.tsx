import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { StatusTone } from './tones.ts';

/** A word on a quiet ground of its tone; the word carries the meaning. */
export function ToneChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 550,
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.soft`,
      }}
    >
      {children}
    </Box>
  );
}
