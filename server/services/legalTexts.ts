/** The operator's texts, as their folder holds them now. */
import type { Locale } from '../../schemas/base/locales.ts';
import type { LegalDocument } from '../../schemas/legal.ts';

/** A text in the languages it was written in; the source language is always one of them. */
export interface LegalText extends LegalDocument {
  /** Markdown by language. */
  texts: Partial<Record<Locale, string>>;
}

export interface LegalTexts {
  /** Whether a request that makes an account has to agree to the terms and the privacy notice. */
  isAgreementRequired: boolean;
  /** Every text; as they were last right while someone is in the middle of editing them. */
  inForce(): Promise<readonly LegalText[]>;
}
