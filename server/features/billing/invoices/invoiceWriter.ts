/** Invoices as PDF, drawn off the thread that answers. */

import { ApiError } from '../../../base/errors.ts';
import { createPool } from '../../../base/workers/pool.ts';
import { PoolBusy, WorkerLost } from '../../../base/workers/poolErrors.ts';
import { startThread, workerScript } from '../../../base/workers/workers.ts';
import type { InvoicePage, WriteInvoice } from '../../../services/writeInvoice.ts';

/** How long one may take, in milliseconds, and how much memory its thread may use, in megabytes. */
const wallMs = 20_000;
const maxOldGenerationSizeMb = 256;
/** Mails wait for theirs elsewhere; with more requests than this at once, further ones are refused. */
const maxWaiting = 50;

interface InvoiceWriter {
  writeInvoice: WriteInvoice;
  close(): void;
}

export function createInvoiceWriter(): InvoiceWriter {
  const start = () => startThread(workerScript('invoiceWorker', import.meta), { maxOldGenerationSizeMb });
  const pool = createPool<InvoicePage, Uint8Array>({ start, size: 1, maxWaiting });
  return {
    async writeInvoice(page) {
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
