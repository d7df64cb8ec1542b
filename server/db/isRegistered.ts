/** Whether an address has an account. */
import type { Database } from './database.ts';

/** @param email as it is stored: trimmed and in lower case */
export async function isRegistered(db: Database, email: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return user !== undefined;
}
