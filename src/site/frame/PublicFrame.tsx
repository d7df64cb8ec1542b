import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { mainId } from '../../product/page/SkipLink.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

/** The frame of every page about the product. */
export function PublicFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <PublicHeader path={path} />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1 }}>
        {children}
      </Box>
      <PublicFooter />
    </Box>
  );
}
