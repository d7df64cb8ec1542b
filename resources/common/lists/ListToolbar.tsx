import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ListToolbarProps {
  /** The buttons at its end, which keep their width. */
  actions: ReactNode;
  /** The search and the filters. */
  children: ReactNode;
}

/** The row above a list: search and filters, and what can be done. */
export function ListToolbar({ actions, children }: ListToolbarProps) {
  return (
    <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 24rem', minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flexShrink: 0, maxWidth: '100%', gap: 1.5 }}>
        {actions}
      </Box>
    </Box>
  );
}
