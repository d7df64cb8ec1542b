import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SunRise } from './SunRise.tsx';
import { wide } from './widths.ts';

interface PageTopProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** How a page begins that is not the first one: what it is about, on the brand's ground, under a rising sun. */
export function PageTop({ title, lead, children }: PageTopProps) {
  return (
    <Box
      sx={{ bgcolor: 'surface.brand', color: 'surface.brandText', position: 'relative', overflow: 'hidden' }}
    >
      <SunRise />
      <Box sx={{ ...wide, py: { xs: 7, md: 10 }, position: 'relative' }}>
        <Typography
          variant="h1"
          sx={{
            fontSize: { xs: '2.125rem', md: '3rem' },
            maxWidth: '22ch',
            textWrap: 'balance',
            lineHeight: 1.12,
          }}
        >
          {title}
        </Typography>
        <Typography
          sx={{ mt: 2, maxWidth: '58ch', fontSize: { xs: '1.0625rem', md: '1.1875rem' }, opacity: 0.9 }}
        >
          {lead}
        </Typography>
        {children && <Box sx={{ mt: 4 }}>{children}</Box>}
      </Box>
    </Box>
  );
}
