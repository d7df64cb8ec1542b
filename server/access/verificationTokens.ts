/** The proof that a verified code is exchanged for: good once, for thirty minutes, for one address and one purpose. */
import { randomBytes } from 'node:crypto';
import type { ApiError } from '../base/errors.ts';
import { wrongField } from '../base/fieldErrors.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { ProofPurpose } from '../db/columns/purpose.ts';
import type { Database } from '../db/database.ts';

const minutes: Record<ProofPurpose, number> = {
  EMAIL_VERIFY: 30,
  FORGOT_PASSWORD: 30,
  LEAVE: 5,
  PASSKEY_ADD: 10,
  PASSKEY_SIGN_IN: 10,
  OPENID_SIGN_IN: 10,
  OPENID_LINK: 10,
  OPENID_CONFIRM: 10,
  OPENID_REGISTER: 60,
};

/** When a token that is given out now stops being good. */
export const proofEnd = (purpose: ProofPurpose, now: Date, goodMinutes = minutes[purpose]): string =>
  new Date(now.getTime() + goodMinutes * 60_000).toISOString();

/** The purpose of a token. */
export interface Proof {
  token: string;
  email: string;
  purpose: ProofPurpose;
}

export interface VerificationTokens {
  /** @param goodMinutes how long it is good for, where the purpose's usual time is too short */
  issue(db: Database, about: Omit<Proof, 'token'>, now: Date, goodMinutes?: number): Promise<string>;
  /** Whether it could be used now; to refuse early, before costly work. */
  isGood(db: Database, proof: Proof, now: Date): Promise<boolean>;
  /**
   * Uses the token up, in the transaction of what it is needed for: if that fails, the token stays good.
   *
   * @throws ApiError INVALID_FIELDS about `verificationToken`
   */
  use(tx: Database, proof: Proof, now: Date): Promise<void>;
}

/** The refusal of a token that is unknown, used, too old or for something else: all alike. */
export const badToken = (): ApiError =>
  wrongField('verificationToken', 'The proof of your e-mail address is no longer valid. Ask for a new code.');

export function createVerificationTokens(secret: string): VerificationTokens {
  const key = keyFor(secret, 'verification tokens');
  const hashOf = (token: string) => keyedHash(key, token);
  const valid = (db: Database, { token, email, purpose }: Proof, now: Date) =>
    db
      .selectFrom('verificationTokens')
      .where('tokenHash', '=', hashOf(token))
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', now.toISOString());
  return {
    async issue(db, { email, purpose }, now, goodMinutes) {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = proofEnd(purpose, now, goodMinutes);
      await db
        .insertInto('verificationTokens')
        .values({ tokenHash: hashOf(token), email, purpose, expiresAt })
        .execute();
      return token;
    },
    async isGood(db, proof, now) {
      return (await valid(db, proof, now).select('tokenHash').executeTakeFirst()) !== undefined;
    },
    async use(tx, proof, now) {
      const { numDeletedRows } = await tx
        .deleteFrom('verificationTokens')
        .where('tokenHash', 'in', valid(tx, proof, now).select('tokenHash'))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw badToken();
    },
  };
}

/**
 * Checks a proof before costly work, which only its holder may ask for. It is used up at the end.
 *
 * @param admit counts the call by the address that is proved
 * @throws ApiError INVALID_FIELDS about `verificationToken`; what `admit` throws
 */
export async function requireProof(
  { db, clock, proofs }: { db: Database; clock: () => Date; proofs: VerificationTokens },
  proof: Proof,
  admit: (provedEmail: string) => void,
): Promise<void> {
  if (!(await proofs.isGood(db, proof, clock()))) throw badToken();
  admit(proof.email);
}
