/** Codes of the second factor: of an app (RFC 6238), or recovery codes. Each counts once. */
import { randomInt } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodeCount, type SecondFactorSetup } from '../../schemas/secondFactor.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Database } from '../db/database.ts';

export interface SecondFactors {
  /** Makes a secret; it counts once a code of it was typed back. Replaces one that never was. */
  begin(db: Database, user: { id: string; email: string }): Promise<SecondFactorSetup>;
  /** Uses a code of the app up, of a factor that is on or that is being set up. */
  spendAppCode(db: Database, userId: string, code: string): Promise<boolean>;
  /** Uses a code of the app or a recovery code up. */
  spendCode(db: Database, userId: string, code: string): Promise<boolean>;
  /** Makes recovery codes in place of those there are. */
  makeRecoveryCodes(tx: Database, userId: string): Promise<string[]>;
}

export const secondsOfStep = 30;

/** Clocks of phones differ: the step before and the one after count, too. */
export const stepsAround = 1;

/** Without letters and digits that are taken for each other. Eleven of them are fifty bits. */
const signs = '23456789abcdefghjkmnpqrstvwxyz';
const groups = [5, 6];

const recoveryCode = () =>
  groups.map((length) => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')).join('-');

const bare = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Hireday', label, secret, period: secondsOfStep, digits: 6, algorithm: 'SHA1' });

/** @param authSecret the server's; factors that were set up under another one cannot be read */
export function createSecondFactors(authSecret: string, clock: () => Date): SecondFactors {
  const sealKey = keyFor(authSecret, 'second factors');
  const hashKey = keyFor(authSecret, 'recovery codes');
  const hashOf = (userId: string, code: string) => keyedHash(hashKey, userId, bare(code));

  const seal = (secret: Secret) =>
    new CompactEncrypt(new TextEncoder().encode(secret.base32))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(sealKey);

  async function open(sealed: string): Promise<Secret | null> {
    try {
      const { plaintext } = await compactDecrypt(sealed, sealKey);
      return Secret.fromBase32(new TextDecoder().decode(plaintext));
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  const spendAppCode: SecondFactors['spendAppCode'] = async (db, userId, code) => {
    const token = bare(code);
    if (!/^\d{6}$/.test(token)) return false;
    const kept = await db
      .selectFrom('secondFactors')
      .select('secret')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const secret = kept && (await open(kept.secret));
    if (!secret) return false;
    const timestamp = clock().getTime();
    const delta = totpOf(secret).validate({ token, timestamp, window: stepsAround });
    if (delta === null) return false;
    const step = Math.floor(timestamp / 1000 / secondsOfStep) + delta;
    const { numUpdatedRows } = await db
      .updateTable('secondFactors')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where('lastStep', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  return {
    async begin(db, { id, email }) {
      const secret = new Secret({ size: 20 });
      const row = { userId: id, secret: await seal(secret), since: null };
      await db
        .insertInto('secondFactors')
        .values(row)
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...row, lastStep: 0 }))
        .execute();
      return { secret: secret.base32, address: totpOf(secret, email).toString() };
    },
    spendAppCode,
    async spendCode(db, userId, code) {
      if (await spendAppCode(db, userId, code)) return true;
      const { numDeletedRows } = await db
        .deleteFrom('recoveryCodes')
        .where('userId', '=', userId)
        .where('codeHash', '=', hashOf(userId, code))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async makeRecoveryCodes(tx, userId) {
      const codes = Array.from({ length: recoveryCodeCount }, recoveryCode);
      const madeAt = clock().toISOString();
      await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
      await tx
        .insertInto('recoveryCodes')
        .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code), madeAt })))
        .execute();
      return codes;
    },
  };
}
