/** A candidate gets in: account, profile and resume together, or nothing of them. */
import type { z } from 'zod';
import type { RegisterCandidate } from '../../../schemas/registration.ts';
import { hashPassword } from '../../access/password.ts';
import { requireProof, type VerificationTokens } from '../../access/verificationTokens.ts';
import { ApiError } from '../../base/errors.ts';
import { refuseFields, wrongField } from '../../base/fieldErrors.ts';
import { toRow } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Form } from '../../http/form.ts';
import type { Services } from '../../services/services.ts';
import { keepConsents, requireAgreement } from '../legal/consents.ts';
import { withResume } from '../people/keepResume.ts';
import { readUpload } from '../people/readUpload.ts';
import { resumeColumns } from '../people/resumeColumns.ts';
import { addUser } from './addUser.ts';
import { hasAccount } from './hasAccount.ts';
import type { Sender } from './sender.ts';

/** Said where the form has no file. */
export const noResume = 'Choose your resume: a PDF, Word (.docx) or text file.';

/** Said when an address has an account, and also when too many came from one place, so that it tells neither. */
const proveFirst = () =>
  wrongField(
    'verificationToken',
    'First show that this e-mail address is yours: ask for a code and enter it.',
  );

/** Counts a registration that proves no address. @throws ApiError as if the address had an account */
async function countUnproved({ limits }: Services, { address, admit }: Sender): Promise<void> {
  admit(null);
  try {
    await limits.take(['registerUnproved', address]);
  } catch (error) {
    throw error instanceof ApiError ? proveFirst() : error;
  }
}

/** Who sent a form. */
interface FormSender extends Sender {
  /** Whether they have left: then nothing is kept. */
  isGone: () => boolean;
}

/**
 * @returns the account
 * @throws ApiError AGREEMENT_REQUIRED, INVALID_FIELDS, TOO_LARGE, WRONG_TYPE; DUPLICATE only to those who have proved the address
 */
export async function registerCandidate(
  services: Services,
  proofs: VerificationTokens,
  { fields, resume }: Form<z.output<typeof RegisterCandidate>>,
  sender: FormSender,
): Promise<Tables['users']> {
  const { db, clock, readResume, ratePassword, legalTexts } = services;
  const { candidateEmail: email, candidatePassword, verificationToken, ...rest } = fields;
  const { termsVersion, privacyVersion, ...profile } = rest;
  const token = verificationToken;
  const proof = token === undefined ? null : { token, email, purpose: 'EMAIL_VERIFY' as const };
  const agreement = await requireAgreement(legalTexts, { termsVersion, privacyVersion });
  // The proof first, for what follows is work.
  if (proof) await requireProof({ db, clock, proofs }, proof, sender.admit);

  const about = [profile.candidateFirstName, profile.candidateLastName];
  refuseFields({
    candidatePassword: await ratePassword({ password: candidatePassword, email, about }),
    resume: resume ? null : noResume,
  });
  if (!resume) throw new Error('A form without a resume was refused.');
  if (!proof) await countUnproved(services, sender);

  const read = await readUpload(readResume, resume);
  const passwordHash = await hashPassword(candidatePassword);
  if (sender.isGone()) throw new ApiError('MALFORMED', 'The form was taken back.');
  return withResume(services, read, async (tx) => {
    const now = clock();
    if (proof) await proofs.use(tx, proof, now);
    const emailVerified = proof !== null;
    const account = { email, role: 'CANDIDATE', passwordHash, emailVerified, locale: sender.locale } as const;
    const user = await addUser(tx, account, now);
    if (!user) throw proof ? hasAccount('candidateEmail') : proveFirst();
    await keepConsents(tx, { email, agreement }, now);
    const createdAt = now.toISOString();
    await tx
      .insertInto('candidates')
      .values(toRow({ candidateEmail: email, ...profile, ...resumeColumns(read), createdAt }))
      .execute();
    return user;
  });
}
