/** Who has agreed to which version of the terms and taken note of which privacy notice. */

import type { AgreementSent } from '../../../schemas/agreement.ts';
import { type Agreement, agreedNames, type LegalName } from '../../../schemas/legal.ts';
import { ApiError } from '../../base/errors.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import type { LegalTexts } from '../../services/legalTexts.ts';

const changed: Sentence = (t) => t('This text has changed meanwhile. Load the page again and read it.');

async function versionsInForce(texts: LegalTexts): Promise<Map<LegalName, string>> {
  return new Map((await texts.inForce()).map(({ name, version }) => [name, version]));
}

const agreementRequired = () =>
  new ApiError(
    'AGREEMENT_REQUIRED',
    'An account needs your agreement to the terms and the privacy notice that are in force now. Read both, agree to them and try again.',
  );

async function isInForce(texts: LegalTexts, sent: AgreementSent): Promise<Record<keyof Agreement, boolean>> {
  const inForce = await versionsInForce(texts);
  return {
    termsVersion: sent.termsVersion === inForce.get('TERMS'),
    privacyVersion: sent.privacyVersion === inForce.get('PRIVACY'),
  };
}

/**
 * Checks the agreement in a request that makes an account. Callers ask before any work and any storing.
 *
 * @returns both versions, for `keepConsents`; undefined when neither is sent and none is required
 * @throws ApiError AGREEMENT_REQUIRED when one is missing or not in force
 */
export async function requireAgreement(
  texts: LegalTexts,
  sent: AgreementSent,
): Promise<Agreement | undefined> {
  const { termsVersion, privacyVersion } = sent;
  const isSent = termsVersion !== undefined || privacyVersion !== undefined;
  if (!texts.isAgreementRequired && !isSent) return undefined;
  const matches = await isInForce(texts, sent);
  if (!matches.termsVersion || !matches.privacyVersion || !termsVersion || !privacyVersion)
    throw agreementRequired();
  return { termsVersion, privacyVersion };
}

/**
 * The same for an address that may have an account: its owner may have agreed already.
 *
 * @returns undefined where nothing is due
 * @throws ApiError AGREEMENT_REQUIRED
 */
export async function requireAgreementOf(
  db: Database,
  texts: LegalTexts,
  { email, ...sent }: AgreementSent & { email: string },
): Promise<Agreement | undefined> {
  const due = await agreementsDue(db, texts, email);
  return due.length === 0 ? undefined : requireAgreement(texts, sent);
}

/** Stores that someone agreed to versions in force; a second time changes nothing. */
export async function keepConsents(
  tx: Database,
  { email, agreement }: { email: string; agreement: Agreement | undefined },
  now: Date,
): Promise<void> {
  if (!agreement) return;
  const versions = { TERMS: agreement.termsVersion, PRIVACY: agreement.privacyVersion };
  const agreedAt = now.toISOString();
  await tx
    .insertInto('consents')
    .values(agreedNames.map((name) => ({ userEmail: email, name, version: versions[name], agreedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Says at each version that is not in force that its text has changed. @throws ApiError INVALID_FIELDS */
export async function refuseOldVersions(texts: LegalTexts, agreement: Agreement): Promise<void> {
  const matches = await isInForce(texts, agreement);
  refuseFields({
    termsVersion: matches.termsVersion ? null : changed,
    privacyVersion: matches.privacyVersion ? null : changed,
  });
}

/** The texts whose version in force someone has not agreed to. */
export async function agreementsDue(db: Database, texts: LegalTexts, email: string): Promise<LegalName[]> {
  const inForce = await versionsInForce(texts);
  const agreed = await db
    .selectFrom('consents')
    .select(['name', 'version'])
    .where('userEmail', '=', email)
    .execute();
  return agreedNames.filter(
    (due) => !agreed.some(({ name, version }) => name === due && version === inForce.get(due)),
  );
}

/** All someone ever agreed to, for their own copy of their data. */
export const consentsOf = (tx: Database, email: string) =>
  tx
    .selectFrom('consents')
    .select(['name', 'version', 'agreedAt'])
    .where('userEmail', '=', email)
    .orderBy('agreedAt')
    .orderBy('name')
    .execute();
