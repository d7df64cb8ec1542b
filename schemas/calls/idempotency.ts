/** Which calls a repeat with the same Idempotency-Key is answered for; docs/decisions/idempotency.md says why. */
import type { Call } from './call.ts';

/** How long an answer is kept. */
export const idempotencyHours = 24;

/**
 * Whether the answer is kept. Answers that open a door never are; a form's file is sent once more anyway, and the
 * payment provider's events carry ids of their own.
 */
export const keepsAnswer = ({ method, secret, multipart, raw }: Call): boolean =>
  method === 'POST' && !secret && !multipart && !raw;
