/** A code of the second factor, as it is typed. A file of its own, for signing in needs nothing else of it. */
import { z } from 'zod';
import { pasted } from './base/pasted.ts';

/** Six digits of the app, or a recovery code; typed with spaces, dashes and in any case. */
const factorCode = pasted
  .min(6, 'Enter the six digits of the app, or a recovery code.')
  .max(20, 'Enter the six digits of the app, or a recovery code.')
  .meta({ title: 'Code', ui: { autoComplete: 'one-time-code' } });

export const WithFactorCode = z.strictObject({ code: factorCode });
export type WithFactorCode = z.output<typeof WithFactorCode>;
