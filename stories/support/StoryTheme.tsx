import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../../src/base/theme.ts';

/** The product's theme where nothing takes its time: a test would look at what opens in the middle of fading in. */
const stillTheme: typeof theme = {
  ...theme,
  transitions: {
    ...theme.transitions,
    // Even the shortest one waits for the browser's next frame.
    create: () => 'none',
    getAutoHeightDuration: () => 0,
    duration: {
      shortest: 0,
      shorter: 0,
      short: 0,
      standard: 0,
      complex: 0,
      enteringScreen: 0,
      leavingScreen: 0,
    },
  },
};

/** Adds rules as the built product does; in development every rule is an element, and the browser reads all of them again. */
const styles = createCache({ key: 'css', speedy: true });

interface StoryThemeProps {
  scheme: 'light' | 'dark';
  /** Whether what opens is there at once. */
  isStill: boolean;
  children: ReactNode;
}

/** The product's theme in one scheme, whatever the browser prefers or remembers. */
export function StoryTheme({ scheme, isStill, children }: StoryThemeProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider
        theme={isStill ? stillTheme : theme}
        defaultMode={scheme}
        storageManager={null}
        key={scheme}
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
