/** End-to-end tests: the built product, a real browser, a database of its own. */
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { e2eDataDir, e2ePort } from './tests/e2e/support/place.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${e2ePort}`,
    launchOptions: { executablePath, args: ['--no-sandbox'] },
    // What never comes is told soon, not at the end of a long journey.
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node tests/e2e/support/serve.ts',
    url: `http://127.0.0.1:${e2ePort}/readyz`,
    timeout: 90_000,
    env: { PORT: String(e2ePort), DATA_DIR: e2eDataDir, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
  },
});
