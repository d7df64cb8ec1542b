/** An account made by an administrator: without a password until its owner has chosen one. */
import { sql } from 'kysely';
import type { z } from 'zod';
import { email } from '../../../schemas/base/fields.ts';
import { sourceLocale } from '../../../schemas/base/locales.ts';
import { CandidateFields } from '../../../schemas/candidate.ts';
import { EmployerFields } from '../../../schemas/employer.ts';
import { RecruiterFields } from '../../../schemas/recruiter.ts';
import type { Role } from '../../../schemas/user.ts';
import { type Database, toRow } from '../../db/database.ts';
import { nameIsTaken } from '../people/employerName.ts';
import { nameKey } from '../people/nameKey.ts';
import { noResume } from '../people/resumeColumns.ts';
import { addUser } from './addUser.ts';

interface Invited {
  email: string;
  role: Role;
  /** The company's for an employer, else first and last name, or the one name of someone who has one. */
  name: string;
  /** A recruiter's: the name of one that has an account. */
  employer?: string | undefined;
}

/** Why an account could not be made, in a sentence. */
export class InviteError extends Error {}

/** @throws InviteError with the schema's own sentence */
function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new InviteError(error.issues[0]?.message ?? 'This is not right.');
  return data as z.output<S>;
}

const nameOfPerson = (name: string): [string, string] => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return [words.join(' '), last ?? ''];
};

async function employerCalled(db: Database, name: string): Promise<string> {
  const found = await db
    .selectFrom('employers')
    .select('employerEmail')
    .where(sql`lower("employerName")`, '=', sql`lower(${name.trim()})`)
    .where('employerLeftAt', 'is', null)
    .executeTakeFirst();
  if (!found)
    throw new InviteError(`There is no employer ${name.trim()}. Make the employer's account first.`);
  return found.employerEmail;
}

/** The row beside the account, by role. */
const addProfile: Record<Role, (tx: Database, invited: Invited, createdAt: string) => Promise<unknown>> = {
  async EMPLOYER(tx, { email: employerEmail, name }, createdAt) {
    const profile = checked(EmployerFields, { employerName: name });
    return tx
      .insertInto('employers')
      .values({ employerEmail, ...profile, nameKey: nameKey(profile.employerName), createdAt })
      .execute();
  },
  async RECRUITER(tx, { email: recruiterEmail, name, employer }, createdAt) {
    if (employer === undefined)
      throw new InviteError('A recruiter needs --employer, the name of the company.');
    const [recruiterFirstName, recruiterLastName] = nameOfPerson(name);
    const profile = checked(RecruiterFields, { recruiterFirstName, recruiterLastName });
    const employerEmail = await employerCalled(tx, employer);
    return tx
      .insertInto('recruiters')
      .values({ recruiterEmail, employerEmail, ...profile, status: 'ACTIVE', createdAt })
      .execute();
  },
  async CANDIDATE(tx, { email: candidateEmail, name }, createdAt) {
    const [candidateFirstName, candidateLastName] = nameOfPerson(name);
    const profile = checked(CandidateFields, { candidateFirstName, candidateLastName });
    const row = toRow({ candidateEmail, ...profile, ...noResume, createdAt });
    return tx.insertInto('candidates').values(row).execute();
  },
};

/**
 * Makes the account; its address counts as proved, and a recruiter is active at once.
 *
 * @returns the address as it is kept; null when it has an account already
 * @throws InviteError, or ApiError DUPLICATE when the employer's name is taken
 */
export async function inviteAccount(db: Database, invited: Invited, now: Date): Promise<string | null> {
  const address = checked(email(), invited.email);
  return db
    .transaction()
    .execute(async (tx) => {
      const account = { email: address, role: invited.role, passwordHash: null, emailVerified: true };
      const user = await addUser(tx, { ...account, locale: sourceLocale }, now);
      if (!user) return null;
      await addProfile[invited.role](tx, { ...invited, email: address }, now.toISOString());
      return address;
    })
    .catch(nameIsTaken);
}
