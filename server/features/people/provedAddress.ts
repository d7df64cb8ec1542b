/** Candidates need a verified address for anything they do towards recruiters. */

import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';

/**
 * A candidate may register without a code; until one was entered, recruiters hear nothing of them.
 *
 * @throws ApiError EMAIL_NOT_VERIFIED
 */
export async function requireProvedAddress(db: Database, email: string): Promise<void> {
  const { emailVerified } = await db
    .selectFrom('users')
    .select('emailVerified')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (emailVerified) return;
  throw new ApiError(
    'EMAIL_NOT_VERIFIED',
    'First verify your e-mail address: have a code sent to it on your profile, and enter it there.',
  );
}
