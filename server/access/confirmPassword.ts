/** The password typed again, exchanged for a token that taking data along or away asks for. */
import type { z } from 'zod';
import type { Confirmation } from '../../schemas/ownData.ts';
import { ApiError } from '../base/errors.ts';
import { wrongField } from '../base/fieldErrors.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from './caller.ts';
import type { Limits } from './limits.ts';
import { requirePassword } from './typedPassword.ts';
import { proofEnd, type VerificationTokens } from './verificationTokens.ts';

const purpose = 'LEAVE';

/** @throws ApiError INVALID_FIELDS on `password`, TOO_MANY_REQUESTS */
export async function confirmPassword(
  { db, clock, limits }: { db: Database; clock: () => Date; limits: Limits },
  proofs: VerificationTokens,
  { id, email }: Caller,
  password: string,
): Promise<z.output<typeof Confirmation>> {
  await requirePassword({ db, limits }, id, password);
  const now = clock();
  const confirmationToken = await proofs.issue(db, { email, purpose }, now);
  return { confirmationToken, expiresAt: proofEnd(purpose, now) };
}

/**
 * Uses a confirmation up.
 *
 * @throws ApiError INVALID_FIELDS on `confirmationToken` when it is unknown, used, too old or someone else's
 */
export async function spendConfirmation(
  tx: Database,
  proofs: VerificationTokens,
  { email, token }: { email: string; token: string },
  now: Date,
): Promise<void> {
  await proofs.use(tx, { token, email, purpose }, now).catch((error: Error) => {
    if (!(error instanceof ApiError)) throw error;
    throw wrongField('confirmationToken', 'Type your password again: the confirmation is no longer valid.');
  });
}
