import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** The shell of candidates: one column that fits a phone, and nothing beside it. */
export function CandidateLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <SkipLink />
      <TopBar
        start={
          <Box component={Link} to="/dashboard/" aria-label="Hireday, home" sx={{ display: 'grid', mr: 1 }}>
            <Logo variant="mark" />
          </Box>
        }
      />
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        sx={{ px: 2, py: { xs: 2, md: 4 }, maxWidth: 760, mx: 'auto', outline: 'none' }}
      >
        {children}
      </Box>
    </Box>
  );
}
