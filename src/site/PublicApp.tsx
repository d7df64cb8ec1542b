import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../base/theme.ts';
import { mainId } from '../product/page/SkipLink.tsx';
import { PublicFooter } from './frame/PublicFooter.tsx';
import { PublicHeader } from './frame/PublicHeader.tsx';
import { signedInStyles } from './parts/signedIn.ts';
import { testPaymentsStyles } from './parts/testPayments.ts';

/** The frame of every page about the product. */
function PublicFrame({ path, children }: { path: string; children: ReactNode }) {
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

/** A page about the product in its frame. It is rendered at build time only; docs/decisions/public-pages.md says why. */
export function PublicApp({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={{ ...signedInStyles, ...testPaymentsStyles }} />
      <PublicFrame path={path}>{children}</PublicFrame>
    </ThemeProvider>
  );
}
