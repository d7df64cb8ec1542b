import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue } from 'react';
import type { QueuedPick } from '../../../schemas/dailyCandidate.ts';

interface OneAheadProps {
  current: QueuedPick | undefined;
  next: QueuedPick | undefined;
  children: (pick: QueuedPick) => ReactNode;
}

/** Laid out as wide as it will be, so that its resume is drawn at the right size, and takes no room. */
const outOfSight = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
} as const;

/**
 * The pick one is at, and out of sight the one after it: when it is its turn it is only uncovered, with its resume drawn.
 * It is made ready once the current one stands.
 */
export function OneAhead({ current, next, children }: OneAheadProps) {
  const ready = useDeferredValue(next);
  const picks = current ? [current, ...(ready && ready.id !== current.id ? [ready] : [])] : [];
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      {picks.map((pick) => (
        <Box key={pick.id} inert={pick !== current} sx={pick === current ? undefined : outOfSight}>
          {children(pick)}
        </Box>
      ))}
    </Box>
  );
}
