/** Draws invoices on a thread of its own: setting a page in an embedded font takes a while. */
import { serveTasks } from '../../../base/workers/serveTasks.ts';
import { drawInvoice } from './drawInvoice.ts';

serveTasks(drawInvoice);
