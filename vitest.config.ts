import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/checks/chromium.ts';
import { LongFirst } from './tests/support/longFirst.ts';
import { catalogs } from './vite.catalogs.ts';
import { signInFields } from './vite.signInFields.ts';

/** Where the browser's packages are found before the first story; one found later would reload a running test. */
const entries = ['stories/**/*.stories.tsx', '.storybook/preview.tsx', '{src,resources}/**/*.tsx'];

/** Packages that Storybook or React's transform bring in, so that no entry names them. */
const included = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** React writes down for each element where it was made and how long it took, if the browser's tools might show it. */
const withoutTools: Plugin = {
  name: 'without-developer-tools',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children: 'delete console.createTask; delete console.timeStamp;',
    },
  ],
};

/** The tests that need no browser. */
const node = {
  environment: 'node',
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // A second, as it is by itself, is little beside other work; only a test that fails waits longer.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['tests/support/setup.ts'],
  pool: 'forks',
  // Many tests wait for processes they start; on a small machine the default is one worker.
  maxWorkers: 3,
} satisfies TestUserConfig;

/** Tests that mock a module, so that no other file may run in the same process. */
const alone = [
  'tests/server/accounts/bruteForce.test.ts',
  'tests/providers/partMissing.test.ts',
  'tests/i18n/earlyTexts.test.ts',
];

/** Two sets of tests: what needs no browser, and the stories in one. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Of all projects together: a PostgreSQL for each would be made and migrated twice.
    globalSetup: ['tests/support/globalDatabase.ts'],
    projects: [
      {
        plugins: [catalogs(), signInFields()],
        test: {
          ...node,
          name: 'node',
          globalSetup: ['tests/support/builtServer.ts'],
          // End-to-end tests are *.spec.ts and Playwright's.
          include: ['tests/**/*.test.ts'],
          exclude: alone,
          // Loading the program takes longer than most files: a process goes on with the next one.
          isolate: false,
        },
      },
      { plugins: [catalogs(), signInFields()], test: { ...node, name: 'node-alone', include: alone } },
      {
        plugins: [
          react(),
          catalogs(),
          signInFields(),
          withoutTools,
          storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') }),
        ],
        optimizeDeps: { entries, include: included },
        test: {
          name: 'storybook',
          testTimeout: 120_000,
          // Loading the program takes as long as many a story: a page goes on with the next file.
          isolate: false,
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            // Before the first story packages are bundled, on a machine that may have other work.
            connectTimeout: 240_000,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              // Colours that fade into those of the other scheme would be measured half way.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
