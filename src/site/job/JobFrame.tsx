import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { touch, touchTarget } from '../../kit/touch.ts';

/** The column a job's page stands in, narrow enough to be read. */
export const JobFrame = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      width: '100%',
      maxWidth: 808,
      mx: 'auto',
      px: { xs: 2, sm: 3 },
      pt: { xs: 2, sm: 4 },
      pb: 8,
      display: 'grid',
      gap: 3,
      alignContent: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflowWrap: 'anywhere',
      '& a:not([class])': { color: 'primary.main' },
      '& a:focus-visible': { outline: '2px solid', outlineOffset: 2, borderRadius: 1 },
    }}
  >
    {children}
  </Box>
);

/** A link that stands by itself, as high as a finger needs; where there is a pointer it is a line of text. */
export const loneLink = {
  display: 'inline-flex',
  alignItems: 'center',
  [touch]: { minHeight: touchTarget },
};

/** The beginning: who, what, and what can be done. */
export const JobTop = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
);

/** Things to do, beside each other where there is room. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px 24px',
      mt: 1,
      '@media print': { display: 'none' },
      '& > a:not([class])': loneLink,
      '& > a:first-of-type': { width: { xs: '100%', sm: 'auto' } },
    }}
  >
    {children}
  </Box>
);

/** A few words each, in one line where there is room. */
export const Facts = ({ words }: { words: readonly string[] }) => (
  <Box
    component="ul"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 8px',
      m: 0,
      p: 0,
      listStyle: 'none',
      color: 'text.secondary',
      '& li:not(:last-child)::after': { content: '"·"', ml: 1 },
    }}
  >
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </Box>
);
