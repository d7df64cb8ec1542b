/** Runs before every test file. Processes go on with the next file, so each has to leave nothing behind. */
import { afterAll, vi } from 'vitest';
import { endAfterFile } from './endings.ts';

endAfterFile();
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
