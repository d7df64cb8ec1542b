/** The versions of the texts in force, as a request sends them that makes an account. */
import type { Agreement } from '../../schemas/legal.ts';
import { readLegalTexts } from '../../server/features/legal/readLegalTexts.ts';

const texts = await readLegalTexts('legal');
const versionOf = (name: string) => texts.find((text) => text.name === name)?.version ?? '';

export const agreement: Agreement = {
  termsVersion: versionOf('TERMS'),
  privacyVersion: versionOf('PRIVACY'),
};
