/** Pages set as PDF, off the thread that answers. */
import { ApiError } from '../base/errors.ts';
import { createPool } from '../base/workers/pool.ts';
import { PoolBusy, WorkerLost } from '../base/workers/poolErrors.ts';
import { startThread } from '../base/workers/workers.ts';

/** How long one may take, in milliseconds, and how much memory its thread may use, in megabytes. */
const wallMs = 20_000;
const maxOldGenerationSizeMb = 256;

interface PdfWriter<Page> {
  /** @throws ApiError BUSY when it could not be drawn now */
  write: (page: Page) => Promise<Uint8Array>;
  close: () => void;
}

/** @param script the thread's program. @param maxWaiting with more than this at once, further pages are refused */
export function createPdfWriter<Page>(script: string, maxWaiting: number): PdfWriter<Page> {
  const start = () => startThread(script, { maxOldGenerationSizeMb });
  const pool = createPool<Page, Uint8Array>({ start, size: 1, maxWaiting });
  return {
    async write(page) {
      try {
        return await pool.run(page, { wallMs });
      } catch (error) {
        if (!(error instanceof WorkerLost || error instanceof PoolBusy)) throw error;
        throw new ApiError('BUSY', 'The PDF could not be made just now. Try again in a moment.', {
          retryAfter: 5,
        });
      }
    },
    close: () => pool.close(),
  };
}
