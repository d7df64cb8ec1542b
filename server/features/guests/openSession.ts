/** Signing in as a guest: a code to the invited address, each time. */
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Tokens } from '../../access/token.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { notFound } from '../../base/errors.ts';
import { hostActs } from '../../db/hostActs.ts';
import type { Services } from '../../services/services.ts';

interface SessionServices extends Pick<Services, 'db' | 'clock'> {
  tokens: Tokens;
  proofs: VerificationTokens;
}

/** @throws ApiError INVALID_FIELDS for a proof that is not good; NOT_FOUND where the address is nobody's guest */
export const openGuestSession = (
  { db, clock, tokens, proofs }: SessionServices,
  { email, verificationToken }: { email: string; verificationToken: string },
): Promise<StoredAuth> =>
  db.transaction().execute(async (tx) => {
    const now = clock();
    await proofs.use(tx, { email, token: verificationToken, purpose: 'EMAIL_VERIFY' }, now);
    const [guest] = await tx
      .updateTable('jobGuests')
      .set({ lastVisitAt: now.toISOString() })
      .where('guestEmail', '=', email)
      .where(hostActs)
      .returning(['id', 'invitedAt'])
      .execute();
    if (!guest) throw notFound('No one has invited this address, or the invitation was withdrawn.');
    return tokens.issue(guest.id, guest.invitedAt);
  });
