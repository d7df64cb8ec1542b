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
  if (await isReserved(tx, user.email, now)) return undefined;
  const at = now.toISOString();
  return tx
    .insertInto('users')
    .values({ id: uuidv7(), ...user, tokensValidFrom: at, createdAt: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}
