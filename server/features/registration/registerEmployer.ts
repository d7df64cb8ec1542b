/** An organisation gets in. */
import type { z } from 'zod';
import type { RecruiterFields } from '../../../schemas/recruiter.ts';
import type { RegisterEmployer } from '../../../schemas/registration.ts';
import { hashPassword } from '../../access/password.ts';
import { requireProof, type VerificationTokens } from '../../access/verificationTokens.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services/services.ts';
import { nameCompany } from '../companies/companySlugs.ts';
import { isPublicDomain, registeredDomain, workDomain } from '../companyDomains/domainNames.ts';
import { newDomain } from '../companyDomains/newDomain.ts';
import { keepConsents, requireAgreement } from '../legal/consents.ts';
import { addOwnRecruiter } from '../people/addOwnRecruiter.ts';
import { nameIsTaken } from '../people/employerName.ts';
import { nameKey } from '../people/nameKey.ts';
import { addUser } from './addUser.ts';
import { hasAccount } from './hasAccount.ts';
import type { Sender } from './sender.ts';

type Founder = Pick<RecruiterFields, 'recruiterFirstName' | 'recruiterLastName'>;

/** The one who founds the company and recruits for it, if anyone. @throws ApiError INVALID_FIELDS for half a name */
function founderOf({
  recruiterFirstName: first,
  recruiterLastName: last,
}: {
  [K in keyof Founder]: Founder[K] | undefined;
}): Founder | undefined {
  if (first && last !== undefined) return { recruiterFirstName: first, recruiterLastName: last };
  refuseFields({
    recruiterFirstName: last ? (t) => t('Enter the first name, too.') : null,
    recruiterLastName: first ? (t) => t('Enter the last name, too.') : null,
  });
  return undefined;
}

/** Makes the founder the first recruiter, and leads there. */
async function beginRecruiting(
  tx: Database,
  user: Tables['users'],
  founder: Founder,
  now: Date,
): Promise<Tables['users']> {
  await addOwnRecruiter(tx, user.email, { ...founder, recruiterTitle: null, recruiterPhone: null }, now);
  await tx
    .updateTable('administrators')
    .set({
      administratorFirstName: founder.recruiterFirstName,
      administratorLastName: founder.recruiterLastName,
    })
    .where('administratorEmail', '=', user.email)
    .execute();
  return tx
    .updateTable('users')
    .set({ lastRole: 'RECRUITER' })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Enters the domain that the company can prove next, with its record; entering one reserves nothing. */
async function enterDomain(tx: Database, email: string, website: string | null, now: Date): Promise<void> {
  const site = website === null ? undefined : registeredDomain(website);
  const domain = site === undefined || isPublicDomain(site) ? workDomain(email) : site;
  if (domain === undefined) return;
  await tx
    .insertInto('companyDomains')
    .values(newDomain(email, domain, now))
    .execute();
}

/**
 * With the name of the one who founds it, the account recruits, too.
 *
 * @returns the account
 * @throws ApiError AGREEMENT_REQUIRED; INVALID_FIELDS; DUPLICATE for the address or the name
 */
export async function registerEmployer(
  services: Services,
  proofs: VerificationTokens,
  body: z.output<typeof RegisterEmployer>,
  sender: Sender,
): Promise<Tables['users']> {
  const { db, clock, ratePassword, legalTexts } = services;
  const { employerEmail: email, employerPassword, verificationToken: token, ...rest } = body;
  const { termsVersion, privacyVersion, recruiterFirstName, recruiterLastName, ...profile } = rest;
  const proof = { token, email, purpose: 'EMAIL_VERIFY' as const };
  const agreement = await requireAgreement(legalTexts, { termsVersion, privacyVersion });
  // The proof first, for what follows is work.
  await requireProof({ db, clock, proofs }, proof, sender.admit);
  const founder = founderOf({ recruiterFirstName, recruiterLastName });
  const about = [profile.employerName, ...Object.values(founder ?? {})];
  refuseFields({ employerPassword: await ratePassword({ password: employerPassword, email, about }) });
  const passwordHash = await hashPassword(employerPassword);
  return db
    .transaction()
    .execute(async (tx) => {
      const now = clock();
      await proofs.use(tx, proof, now);
      const account = {
        email,
        role: 'EMPLOYER',
        passwordHash,
        emailVerified: true,
        locale: sender.locale,
      } as const;
      const user = await addUser(tx, account, now);
      if (!user) throw hasAccount('employerEmail');
      await keepConsents(tx, { email, agreement }, now);
      await tx
        .insertInto('employers')
        .values({
          employerEmail: email,
          ...profile,
          nameKey: nameKey(profile.employerName),
          createdAt: now.toISOString(),
        })
        .execute();
      await nameCompany(tx, email, profile.employerName, now);
      await enterDomain(tx, email, profile.employerWebsite, now);
      return founder ? beginRecruiting(tx, user, founder, now) : user;
    })
    .catch(nameIsTaken);
}
