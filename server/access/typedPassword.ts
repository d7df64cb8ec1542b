/** The current password, asked for before something that weighs much. */
import type { Database } from '../db/database.ts';
import type { Limits } from './limits.ts';
import { isPassword } from './password.ts';
import { wrongSecret } from './triesLeft.ts';

/**
 * @param field the form's name for it
 * @throws ApiError INVALID_FIELDS about the field, TOO_MANY_REQUESTS
 */
export async function requirePassword(
  { db, limits }: { db: Database; limits: Limits },
  userId: string,
  password: string,
  field = 'password',
): Promise<void> {
  const { left } = await limits.take(['currentPassword', userId]);
  const user = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!(await isPassword(user?.passwordHash, password))) {
    throw wrongSecret('INVALID_FIELDS', 'This is not your password.', left, field);
  }
  await limits.forget('currentPassword', userId);
}
