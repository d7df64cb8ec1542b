import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../base/theme.ts';
import { PublicFrame } from './frame/PublicFrame.tsx';
import { signedInStyles } from './parts/signedIn.ts';
import { testPaymentsStyles } from './parts/testPayments.ts';

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
