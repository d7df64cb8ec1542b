import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Features below each other, with air between. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: { xs: 8, md: 13 } }}>{children}</Box>
);
