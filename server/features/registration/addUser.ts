/** The account behind every registration. */
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../../schemas/base/locales.ts';
import type { Role } from '../../../schemas/user.ts';
import type { Database } from '../../db/database.ts';
import { isReserved } from '../../db/isReserved.ts';
import type { Tables } from '../../db/tables.ts';

interface NewUser {
  email: string;
  role: Role;
  /** Null until its owner has chosen one. */
  passwordHash: string | null;
  emailVerified: boolean;
  locale: Locale;
}

/** @returns the account; undefined when the address has one already, or may still take one back */
export async function addUser(tx: Database, user: NewUser, now: Date): Promise<Tables['users'] | undefined> {
  const at = now.toISOString();
  const added = await tx
    .insertInto('users')
    .values({ id: uuidv7(), ...user, tokensValidFrom: at, createdAt: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added || !(await isReserved(tx, user.email, now))) return added;
  // Looked up only now: adding waits for a change of address under way, and it is that change which reserves the old one.
  await tx.deleteFrom('users').where('id', '=', added.id).execute();
  return undefined;
}
