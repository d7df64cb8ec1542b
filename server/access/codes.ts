/** One-time codes: six digits that show that someone reads the mails of an address. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../schemas/base/locales.ts';
import { ApiError } from '../base/errors.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Sentence } from '../base/sentence.ts';
import type { CodePurpose } from '../db/columns/purpose.ts';
import type { Database } from '../db/database.ts';
import type { SendMail } from '../mail/queue.ts';
import { emailCode, forgotCode } from '../mail/templates/codes.ts';
import type { VerificationTokens } from './verificationTokens.ts';

const minutes = 10;
const tries = 5;

interface CodeServices {
  db: Database;
  clock: () => Date;
  sendMail: SendMail;
  tokens: VerificationTokens;
}

export interface Codes {
  /**
   * Makes a code and has it mailed; an older one stops working. Does the same whether or not the address is anyone's:
   * nothing is looked up before the answer, so it is written in the caller's language.
   */
  send(purpose: CodePurpose, email: string, locale: Locale): Promise<void>;
  /**
   * Exchanges a code for a verification token.
   *
   * @throws ApiError INVALID_FIELDS about `code` with the tries it has left: none for a used, an old and a missing one
   */
  verify(purpose: CodePurpose, email: string, code: string): Promise<string>;
}

function refusedCode(triesLeft: number): ApiError {
  const sentence: Sentence =
    triesLeft > 0
      ? (t) =>
          t(
            '{left, plural, one {This code is wrong. One try is left.} other {This code is wrong. # tries are left.}}',
            { left: triesLeft },
          )
      : 'This code no longer works. Ask for a new one.';
  return new ApiError('INVALID_FIELDS', sentence, { errors: { code: sentence }, triesLeft });
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function createCodes(secret: string, { db, clock, sendMail, tokens }: CodeServices): Codes {
  const key = keyFor(secret, 'one-time codes');

  return {
    async send(purpose, email, locale) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock();
      const expiresAt = new Date(now.getTime() + minutes * 60_000).toISOString();
      const row = {
        email,
        purpose,
        codeHash: keyedHash(key, purpose, email, code),
        triesLeft: tries,
        expiresAt,
      };
      const forgot = purpose === 'FORGOT_PASSWORD';
      const letter = (forgot ? forgotCode : emailCode)({ code, minutes });
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('oneTimeCodes')
          .values(row)
          .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(row))
          .execute();
        await sendMail(tx, { to: email, letter, locale, goodUntil: expiresAt, onlyToAccounts: forgot });
      });
      await db.deleteFrom('oneTimeCodes').where('expiresAt', '<', now.toISOString()).execute();
      await db.deleteFrom('verificationTokens').where('expiresAt', '<', now.toISOString()).execute();
    },

    async verify(purpose, email, code) {
      const now = clock();
      // The try is spent before the code is looked at, so that tries at the same moment count too.
      const kept = await db
        .updateTable('oneTimeCodes')
        .set((eb) => ({ triesLeft: eb('triesLeft', '-', 1) }))
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('triesLeft', '>', 0)
        .where('expiresAt', '>', now.toISOString())
        .returning(['codeHash', 'triesLeft'])
        .executeTakeFirst();
      if (!kept) throw refusedCode(0);
      if (!isSame(kept.codeHash, keyedHash(key, purpose, email, code))) throw refusedCode(kept.triesLeft);
      return db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('oneTimeCodes')
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('codeHash', '=', kept.codeHash)
          .executeTakeFirst();
        // Someone was faster with the same code.
        if (numDeletedRows === 0n) throw refusedCode(0);
        return tokens.issue(tx, { email, purpose }, now);
      });
    },
  };
}
