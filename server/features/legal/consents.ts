/** Who has agreed to which version of the terms and taken note of which privacy notice. */

import { type Agreement, agreedNames, type LegalName } from '../../../schemas/legal.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import type { LegalTexts } from '../../services/legalTexts.ts';

const changed: Sentence = (t) => t('This text has changed meanwhile. Load the page again and read it.');

async function versionsInForce(texts: LegalTexts): Promise<Map<LegalName, string>> {
  return new Map((await texts.inForce()).map(({ name, version }) => [name, version]));
}

/**
 * Keeps that someone agreed; a second time changes nothing.
 *
 * @param agreement both versions, or neither by a client that has not shown the texts
 * @throws ApiError INVALID_FIELDS when a version is not the one in force
 */
export async function keepConsents(
  tx: Database,
  texts: LegalTexts,
  { email, agreement }: { email: string; agreement: Partial<Agreement> },
  now: Date,
): Promise<void> {
  const inForce = await versionsInForce(texts);
  const given = { TERMS: agreement.termsVersion, PRIVACY: agreement.privacyVersion };
  const isOld = (name: keyof typeof given) => given[name] !== undefined && given[name] !== inForce.get(name);
  refuseFields({
    termsVersion: isOld('TERMS') ? changed : null,
    privacyVersion: isOld('PRIVACY') ? changed : null,
  });
  const rows = agreedNames.flatMap((name) => {
    const version = given[name];
    return version === undefined ? [] : [{ userEmail: email, name, version, agreedAt: now.toISOString() }];
  });
  if (rows.length > 0)
    await tx
      .insertInto('consents')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
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
