/** A recruiter gets in: active at once when the address shows where they work, else once the employer approves. */

import { sql } from 'kysely';
import type { z } from 'zod';
import type { Locale } from '../../../schemas/base/locales.ts';
import type { RegisterRecruiter } from '../../../schemas/registration.ts';
import { hashPassword } from '../../access/password.ts';
import { badToken, type VerificationTokens } from '../../access/verificationTokens.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Stop } from '../../mail/templates/compose.ts';
import { recruiterWaiting } from '../../mail/templates/recruiterMails.ts';
import type { Services } from '../../services/services.ts';
import { workDomain } from '../companyDomains/domainNames.ts';
import { keepConsents } from '../legal/consents.ts';
import { notifyCompany } from '../notices/notify.ts';
import { addUser } from './addUser.ts';
import { hasAccount } from './hasAccount.ts';

/** By the owner's address, or by a domain the company has proved. */
async function worksAt(db: Database, email: string, employerEmail: string): Promise<boolean> {
  const domain = workDomain(email);
  if (domain === undefined) return false;
  if (domain === workDomain(employerEmail)) return true;
  const proved = await db
    .selectFrom('companyDomains')
    .select('id')
    .where('employerEmail', '=', employerEmail)
    .where('domain', '=', domain)
    .where('provedAt', 'is not', null)
    .executeTakeFirst();
  return proved !== undefined;
}

/**
 * @param locale the language the account is written to in
 * @returns the account
 * @throws ApiError INVALID_FIELDS or DUPLICATE
 */
export async function registerRecruiter(
  services: Services,
  proofs: VerificationTokens,
  body: z.output<typeof RegisterRecruiter>,
  locale: Locale,
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
  // The proof first, for what follows is work.
  if (!(await proofs.isGood(db, proof, clock()))) throw badToken();
  const employer = await db
    .selectFrom('employers')
    .select(['employerEmail', 'employerName'])
    .where(sql`lower("employerName")`, '=', sql`lower(${employerName})`)
    .where('employerLeftAt', 'is', null)
    .executeTakeFirst();
  refuseFields({
    recruiterPassword: await ratePassword({ password: recruiterPassword, email, about }),
    employerName: employer ? null : 'There is no such employer here. Choose one from the list.',
  });
  if (!employer) throw new Error('An employer that is not there was refused.');

  const passwordHash = await hashPassword(recruiterPassword);
  const status = (await worksAt(db, email, employer.employerEmail))
    ? ('ACTIVE' as const)
    : ('PENDING' as const);
  return db.transaction().execute(async (tx) => {
    const now = clock();
    await proofs.use(tx, proof, now);
    const account = { email, role: 'RECRUITER', passwordHash, emailVerified: true, locale } as const;
    const user = await addUser(tx, account, now);
    if (!user) throw hasAccount('recruiterEmail');
    await keepConsents(tx, legalTexts, { email, agreement: { termsVersion, privacyVersion } }, now);
    const { employerEmail } = employer;
    await tx
      .insertInto('recruiters')
      .values({ recruiterEmail: email, employerEmail, ...profile, status, createdAt: now.toISOString() })
      .execute();
    if (status === 'PENDING') {
      const about = {
        recruiterName: `${profile.recruiterFirstName} ${profile.recruiterLastName}`,
        recruiterEmail: email,
        employerName: employer.employerName,
        appUrl: services.env.APP_URL,
      };
      const letterOf = (stop: Stop) => recruiterWaiting({ ...about, stop });
      const mail = { what: 'mailRecruiters', letterOf } as const;
      await notifyCompany(services, tx, employerEmail, 'RECRUITER_WAITING', mail);
    }
    return user;
  });
}
