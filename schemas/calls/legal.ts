/** The texts in force, and agreeing to them. */
import { z } from 'zod';
import { Agreement, LegalDocument } from '../legal.ts';
import type { Call } from './call.ts';

export const legalCalls = {
  legalDocuments: {
    method: 'GET',
    path: '/legal-documents',
    tag: 'legal',
    may: 'public',
    summary:
      'The terms, the privacy notice, the imprint and the contact page that are in force; each is a page of its own.',
    answer: z.array(LegalDocument),
    extension: true,
  },
  agree: {
    method: 'POST',
    path: '/users/me/consents',
    tag: 'legal',
    may: 'consents.give',
    summary: 'Agree to the terms and take note of the privacy notice, in the versions that were read.',
    body: Agreement,
    status: 204,
    extension: true,
  },
} as const satisfies Record<string, Call>;
