/** Takes an administrator who does not own the company out of the database; the company stays as it is. */
import { fullName } from '../../../schemas/base/fullName.ts';
import type { Database } from '../../db/database.ts';
import { endAccount } from './endAccount.ts';
import type { Erased } from './erasePerson.ts';
import { forgetStaff } from './eraseRecruiter.ts';
import { moveCompany } from './moveCompany.ts';

/** Someone who also recruits keeps the account for that. @returns whether they do */
async function stayRecruiter(tx: Database, email: string): Promise<boolean> {
  const kept = await tx
    .updateTable('users')
    .set({ role: 'RECRUITER', lastRole: null })
    .where('email', '=', email)
    .where('email', 'in', (eb) => eb.selectFrom('recruiters').select('recruiterEmail'))
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** @returns undefined for the owner, and for everyone who is no administrator */
export async function eraseAdministrator(
  tx: Database,
  email: string,
  now: Date,
): Promise<Erased | undefined> {
  const found = await tx
    .deleteFrom('administrators')
    .where('administratorEmail', '=', email)
    .whereRef('administratorEmail', '<>', 'employerEmail')
    .returning(['administratorFirstName', 'administratorLastName'])
    .executeTakeFirst();
  if (!found) return undefined;
  const { administratorFirstName: first, administratorLastName: last } = found;
  const name = fullName(first, last) || email;
  if (await stayRecruiter(tx, email)) return { fileKeys: [], name, staysAs: 'RECRUITER' };
  await forgetStaff(tx, email);
  await endAccount(tx, email, name, now.toISOString());
  return { fileKeys: [], name };
}

/**
 * Done once more after an older database was restored, in which they may own the company: it goes to the one who has
 * administered it longest. Where there is none, it stays theirs, for it was never theirs alone to end.
 */
export async function eraseAdministratorAgain(
  tx: Database,
  email: string,
  now: Date,
): Promise<Erased | undefined> {
  const heir = await tx
    .selectFrom('administrators')
    .select('administratorEmail')
    .where('employerEmail', '=', email)
    .where('administratorEmail', '<>', email)
    .orderBy('createdAt')
    .orderBy('administratorEmail')
    .executeTakeFirst();
  if (heir) await moveCompany(tx, email, heir.administratorEmail);
  return eraseAdministrator(tx, email, now);
}
