/** Runs before every test file. Processes are reused for the next file, so each file has to clean up. */
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { endAfterFile } from './endings.ts';
import { randomSeed } from './random.ts';

// Tests use the same random values every time; `npm run fuzz` uses others.
fc.configureGlobal({ seed: randomSeed });

endAfterFile();
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
