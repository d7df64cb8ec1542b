import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface AfterProps {
  /** Whether the part above is still on its way. */
  waits: boolean;
  children: ReactNode;
}

/** Out of sight and of the way, yet as wide as it will be: a chart without a width fails. */
const unseen = { visibility: 'hidden', height: 0, overflow: 'hidden' } as const;

/**
 * Parts of a page that come after one that is still being loaded: they load meanwhile and are shown with it, so that
 * nothing jumps away from under a finger. For a part whose height nobody knows before.
 */
export const After = ({ waits, children }: AfterProps) => (
  <Box sx={waits ? unseen : { display: 'contents' }}>{children}</Box>
);
