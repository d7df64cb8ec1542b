/** End-to-end tests: the built product, a real browser, and for each worker a server on data of its own. */
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/checks/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/prepare.ts',
  // Each worker takes whole files; the tests of one file run in order.
  workers: 2,
  // A journey that fails is repeated for its trace alone; it has failed even if it then passes.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    // A missing element fails soon, not at the end of a long journey.
    actionTimeout: 60_000,
    // A trace of every journey would cost a tenth of its time.
    trace: 'on-first-retry',
  },
});
