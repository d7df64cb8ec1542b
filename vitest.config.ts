import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

/** Where the browser's packages are found before the first story; one found later would reload a running test. */
const entries = ['stories/**/*.stories.tsx', '.storybook/preview.tsx', '{src,resources}/**/*.tsx'];

/** Packages that Storybook or React's transform bring in, so that no entry names them. */
const included = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** Two sets of tests: what needs no browser, and the stories in one. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // End-to-end tests are *.spec.ts and Playwright's.
          include: ['tests/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['tests/support/globalDatabase.ts'],
          pool: 'forks',
          // Many tests wait for processes they start; on a small machine the default is one worker.
          maxWorkers: 3,
        },
      },
      {
        plugins: [react(), storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        optimizeDeps: { entries, include: included },
        test: {
          name: 'storybook',
          testTimeout: 40_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
