/** The agreement to the texts in force, in the request that makes an account. */
import { z } from 'zod';
import { Agreement } from './legal.ts';

const description = 'The one in force, as GET /legal-documents names it; without it no account is made.';

/** Optional in the schema, for their absence is no slip in a form: the server refuses it with AGREEMENT_REQUIRED. */
export const agreementFields = z
  .object({
    termsVersion: Agreement.shape.termsVersion.meta({ description }),
    privacyVersion: Agreement.shape.privacyVersion.meta({ description }),
  })
  .partial().shape;

/** The part of them that a request brings. */
export type AgreementSent = Partial<Agreement>;
