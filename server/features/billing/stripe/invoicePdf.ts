/** Stripe's own PDFs: of an invoice, and of money paid back. */
import type Stripe from 'stripe';
import { isMissing, unavailable } from './ask.ts';
import { idOf } from './parts.ts';

/** How long Stripe may take to write one, in milliseconds, and how large it may be, in bytes. */
const withinMs = 10_000;
const largest = 5_000_000;

/** Where the document is, for its owner alone. */
async function addressOf(stripe: Stripe, customerId: string, id: string): Promise<string | null> {
  try {
    const found = id.startsWith('cn_')
      ? await stripe.creditNotes.retrieve(id)
      : await stripe.invoices.retrieve(id);
    if (idOf(found.customer) !== customerId) return null;
    return ('pdf' in found ? found.pdf : found.invoice_pdf) ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** @throws ApiError PAYMENTS_UNAVAILABLE when the file is not to be had now */
export async function invoicePdf(stripe: Stripe, customerId: string, id: string): Promise<Uint8Array | null> {
  const address = await addressOf(stripe, customerId, id);
  if (address === null) return null;
  const answer = await fetch(address, { signal: AbortSignal.timeout(withinMs) }).catch(() => null);
  const length = Number(answer?.headers.get('content-length') ?? 0);
  if (!answer?.ok || length > largest) throw unavailable();
  const bytes = await answer.bytes().catch(() => null);
  if (!bytes || bytes.length > largest) throw unavailable();
  return bytes;
}
