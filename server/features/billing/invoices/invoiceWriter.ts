/** Invoices as PDF, drawn off the thread that answers. */
import { workerScript } from '../../../base/workers/workers.ts';
import { createPdfWriter } from '../../../pdf/pdfWriter.ts';
import type { InvoicePage } from '../../../services/writeInvoice.ts';

/** Mails wait for theirs elsewhere. */
const maxWaiting = 50;

export const createInvoiceWriter = () =>
  createPdfWriter<InvoicePage>(workerScript('invoiceWorker', import.meta), maxWaiting);
