/** An organisation gets in. */
import type { z } from 'zod';
import type { Locale } from '../../../schemas/base/locales.ts';
import type { RegisterEmployer } from '../../../schemas/registration.ts';
import { hashPassword } from '../../access/password.ts';
import { badToken, type VerificationTokens } from '../../access/verificationTokens.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services/services.ts';
import { nameCompany } from '../companies/companySlugs.ts';
import { nameIsTaken } from '../people/employerName.ts';
import { nameKey } from '../people/nameKey.ts';
import { addUser } from './addUser.ts';
import { hasAccount } from './hasAccount.ts';

/**
 * @param locale the language the account is written to in
 * @returns the account
 * @throws ApiError INVALID_FIELDS, or DUPLICATE for the address or the name
 */
export async function registerEmployer(
  { db, clock, ratePassword }: Services,
  proofs: VerificationTokens,
  body: z.output<typeof RegisterEmployer>,
  locale: Locale,
): Promise<Tables['users']> {
  const { employerEmail: email, employerPassword, verificationToken: token, ...profile } = body;
  const proof = { token, email, purpose: 'EMAIL_VERIFY' as const };
  // The proof first, for what follows is work.
  if (!(await proofs.isGood(db, proof, clock()))) throw badToken();
  const about = [profile.employerName];
  refuseFields({ employerPassword: await ratePassword({ password: employerPassword, email, about }) });
  const passwordHash = await hashPassword(employerPassword);
  return db
    .transaction()
    .execute(async (tx) => {
      const now = clock();
      await proofs.use(tx, proof, now);
      const account = { email, role: 'EMPLOYER', passwordHash, emailVerified: true, locale } as const;
      const user = await addUser(tx, account, now);
      if (!user) throw hasAccount('employerEmail');
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
      return user;
    })
    .catch(nameIsTaken);
}
