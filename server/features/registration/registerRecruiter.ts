/** A recruiter gets in: active at once when the company lets in the domain of the address, else once it approves. */

import { sql } from 'kysely';
import type { z } from 'zod';
import { fullName } from '../../../schemas/base/fullName.ts';
import type { RegisterRecruiter } from '../../../schemas/registration.ts';
import { hashPassword } from '../../access/password.ts';
import { requireProof, type VerificationTokens } from '../../access/verificationTokens.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services/services.ts';
import { isAdmittedByDomain } from '../companyDomains/provedDomains.ts';
import { keepConsents, requireAgreement } from '../legal/consents.ts';
import { addUser } from './addUser.ts';
import { announceColleague } from './announceColleague.ts';
import { hasAccount } from './hasAccount.ts';
import type { Sender } from './sender.ts';

/**
 * @returns the account
 * @throws ApiError AGREEMENT_REQUIRED, INVALID_FIELDS or DUPLICATE
 */
export async function registerRecruiter(
  services: Services,
  proofs: VerificationTokens,
  body: z.output<typeof RegisterRecruiter>,
  sender: Sender,
): Promise<Tables['users']> {
  const { db, clock, ratePassword, legalTexts } = services;
  const {
    recruiterEmail: email,
    recruiterPassword,
    verificationToken: token,
    employerName,
    termsVersion,
    privacyVersion,
    ...profile
  } = body;
  const proof = { token, email, purpose: 'EMAIL_VERIFY' as const };
  const about = [profile.recruiterFirstName, profile.recruiterLastName, employerName];
  const agreement = await requireAgreement(legalTexts, { termsVersion, privacyVersion });
  // The proof first, for what follows is work.
  await requireProof({ db, clock, proofs }, proof, sender.admit);
  const employer = await db
    .selectFrom('employers')
    .select('employerEmail')
    .where(sql`lower("employerName")`, '=', sql`lower(${employerName})`)
    .where('employerLeftAt', 'is', null)
    .executeTakeFirst();
  refuseFields({
    recruiterPassword: await ratePassword({ password: recruiterPassword, email, about }),
    employerName: employer ? null : 'There is no such employer here. Choose one from the list.',
  });
  if (!employer) throw new Error('An employer that is not there was refused.');

  const passwordHash = await hashPassword(recruiterPassword);
  return db.transaction().execute(async (tx) => {
    const now = clock();
    await proofs.use(tx, proof, now);
    const account = {
      email,
      role: 'RECRUITER',
      passwordHash,
      emailVerified: true,
      locale: sender.locale,
    } as const;
    const user = await addUser(tx, account, now);
    if (!user) throw hasAccount('recruiterEmail');
    await keepConsents(tx, { email, agreement }, now);
    const { employerEmail } = employer;
    const isIn = await isAdmittedByDomain(tx, email, employerEmail);
    const status = isIn ? ('ACTIVE' as const) : ('PENDING' as const);
    await tx
      .insertInto('recruiters')
      .values({ recruiterEmail: email, employerEmail, ...profile, status, createdAt: now.toISOString() })
      .execute();
    const recruiterName = fullName(profile.recruiterFirstName, profile.recruiterLastName);
    const way = isIn ? 'DOMAIN' : 'WAITING';
    await announceColleague(services, tx, { employerEmail, recruiterName, recruiterEmail: email, way });
    return user;
  });
}
