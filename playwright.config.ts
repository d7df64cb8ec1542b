/** End-to-end tests: the built product, a real browser, and for each worker a server on data of its own. */
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/checks/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/prepare.ts',
  // Each worker takes whole files; the tests of one file run in order.
  workers: 2,
  retries: 0,
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath, args: ['--no-sandbox'] },
    // A missing element fails soon, not at the end of a long journey.
    actionTimeout: 60_000,
    // The page at each step is kept; filming it as well would cost every journey, not only one that fails.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
