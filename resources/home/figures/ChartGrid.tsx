import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Charts, two in a row where there is room. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        // The last one of an odd number takes its row.
        '& > :last-child:nth-of-type(odd)': { gridColumn: { lg: '1 / -1' } },
      }}
    >
      {children}
    </Box>
  );
}
