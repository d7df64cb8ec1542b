import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { wide } from './widths.ts';

const grounds = {
  page: {},
  paper: { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' },
  sunken: { bgcolor: 'surface.sunken' },
  brand: { bgcolor: 'surface.brand', color: 'surface.brandText' },
} as const;

interface SectionProps {
  ground?: keyof typeof grounds;
  /** Heading of the section; its name for screen readers, too. */
  title?: string;
  lead?: string;
  /** Whether heading and lead stand in the middle. */
  centered?: boolean;
  children: ReactNode;
}

/** A band of a page: a ground from edge to edge, a heading, and what it is about. */
export function Section({ ground = 'page', title, lead, centered = false, children }: SectionProps) {
  return (
    <Box component="section" aria-label={title} sx={grounds[ground]}>
      <Box sx={{ ...wide, py: { xs: 7, md: 11 } }}>
        {title && (
          <Box
            sx={{
              mb: { xs: 4, md: 6 },
              maxWidth: 720,
              ...(centered && { mx: 'auto', textAlign: 'center' }),
            }}
          >
            <Typography
              component="h2"
              variant="h1"
              sx={{ fontSize: { xs: '1.625rem', md: '2.125rem' }, textWrap: 'balance' }}
            >
              {title}
            </Typography>
            {lead && (
              <Typography
                sx={{
                  mt: 1.5,
                  fontSize: { xs: '1rem', md: '1.125rem' },
                  color: ground === 'brand' ? 'inherit' : 'text.secondary',
                  opacity: ground === 'brand' ? 0.86 : 1,
                  textWrap: 'pretty',
                }}
              >
                {lead}
              </Typography>
            )}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}
