/** The operator's texts: terms, privacy, imprint and contact; and who has agreed to which version of them. */
import { z } from 'zod';
import { choiceOf, moment } from './base/fields.ts';
import type { Locale } from './base/locales.ts';

export const LegalName = choiceOf(['TERMS', 'PRIVACY', 'IMPRINT', 'CONTACT'], 'Document', {
  TERMS: 'Terms',
  PRIVACY: 'Privacy',
  IMPRINT: 'Imprint',
  CONTACT: 'Contact',
});
export type LegalName = z.output<typeof LegalName>;

/** Where each of them is read. */
export const legalPaths = {
  TERMS: '/terms',
  PRIVACY: '/privacy',
  IMPRINT: '/imprint',
  CONTACT: '/contact',
} as const satisfies Record<LegalName, string>;

/** Those that someone agrees to, or takes note of, before an account is theirs. */
export const agreedNames = ['TERMS', 'PRIVACY'] as const satisfies readonly LegalName[];

/** Names a version, as the operator counts them: `3` or `2026-11`. */
const legalVersion = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ title: 'Version', description: 'Changes when the text changes in substance.' });

/** A text that is in force. */
export const LegalDocument = z.object({
  name: LegalName,
  version: legalVersion,
  date: z.iso.date().meta({ title: 'In force since' }),
});
export type LegalDocument = z.output<typeof LegalDocument>;

/** The versions someone has read; those in force, or the answer says that they have changed. */
export const Agreement = z.strictObject({
  termsVersion: legalVersion.meta({ title: 'Version of the terms' }),
  privacyVersion: legalVersion.meta({ title: 'Version of the privacy notice' }),
});
export type Agreement = z.output<typeof Agreement>;

/** That someone agreed, as it is kept and handed out. */
export const Consent = LegalDocument.pick({ name: true, version: true }).extend({
  agreedAt: moment('Agreed'),
});

/** A text as its page shows it. */
export interface LegalPage extends LegalDocument {
  /** HTML that can do nothing but be read. */
  html: string;
  /** The language it is written in, which is the source language where nobody has translated it. */
  locale: Locale;
}
