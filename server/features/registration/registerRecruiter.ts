/** A recruiter gets in: active at once when the address shows where they work, else once the employer approves. */

import providers from 'email-providers/all.json' with { type: 'json' };
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Locale } from '../../../schemas/base/locales.ts';
import type { RegisterRecruiter } from '../../../schemas/registration.ts';
import { hashPassword } from '../../access/password.ts';
import { badToken, type VerificationTokens } from '../../access/verificationTokens.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Tables } from '../../db/tables.ts';
import type { Stop } from '../../mail/templates/compose.ts';
import { recruiterWaiting } from '../../mail/templates/recruiterMails.ts';
import type { Services } from '../../services/services.ts';
import { notify } from '../notices/notify.ts';
import { addUser } from './addUser.ts';
import { hasAccount } from './hasAccount.ts';

/** Domains where anyone can have an address. */
const publicDomains: ReadonlySet<string> = new Set(providers);

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Both have the same domain, and it is not one where anyone can have an address. */
function worksAt(email: string, employerEmail: string): boolean {
  const domain = domainOf(email);
  return domain === domainOf(employerEmail) && !publicDomains.has(domain);
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
  const { db, clock, ratePassword } = services;
  const {
    recruiterEmail: email,
    recruiterPassword,
    verificationToken: token,
    employerName,
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
  const status = worksAt(email, employer.employerEmail) ? ('ACTIVE' as const) : ('PENDING' as const);
  return db.transaction().execute(async (tx) => {
    const now = clock();
    await proofs.use(tx, proof, now);
    const account = { email, role: 'RECRUITER', passwordHash, emailVerified: true, locale } as const;
    const user = await addUser(tx, account, now);
    if (!user) throw hasAccount('recruiterEmail');
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
      const news = {
        to: employerEmail,
        kind: 'RECRUITER_WAITING',
        jobId: null,
        candidateEmail: null,
      } as const;
      const letterOf = (stop: Stop) => recruiterWaiting({ ...about, stop });
      await notify(services, tx, news, { what: 'mailRecruiters', letterOf });
    }
    return user;
  });
}
