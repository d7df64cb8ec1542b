import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

/** Found while a story runs, these would make the browser reload in the middle of a test. */
const bundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-admin',
  'react-hook-form',
  '@hookform/resolvers/zod',
  '@mui/material',
  '@mui/material/styles',
  '@mui/utils',
  'notistack',
  'react-markdown',
  'remark-gfm',
  'react-pdf',
  'zod',
];

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
          testTimeout: 30_000,
          globalSetup: ['tests/support/globalDatabase.ts'],
          pool: 'forks',
        },
      },
      {
        plugins: [react(), storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        optimizeDeps: { include: bundled },
        test: {
          name: 'storybook',
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
