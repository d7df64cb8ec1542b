import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The title of the page, and what it is about. */
export function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
