/** Whether there is an account already; only for those who have proved that the address is theirs. */

import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';

/** The refusal of a second account. */
export function hasAccount(field: string): ApiError {
  const message = 'There is an account with this e-mail address. Sign in, or choose a new password.';
  return new ApiError('DUPLICATE', message, { errors: { [field]: message } });
}

export async function isRegistered(db: Database, email: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return user !== undefined;
}
