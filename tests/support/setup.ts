/** Runs before every test file. Processes go on with the next file, so each has to leave nothing behind. */
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { endAfterFile } from './endings.ts';
import { randomSeed } from './random.ts';

// A test tells the same story every time; `npm run fuzz` tells others.
fc.configureGlobal({ seed: randomSeed });

endAfterFile();
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
