import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../../src/theme.ts';

/** The product's theme in one scheme, whatever the browser prefers or remembers. */
export function StoryTheme({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} key={scheme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
