/** Turning the second factor on and off. */
import type { SecondFactor, SecondFactorSetup } from '../../../schemas/secondFactor.ts';
import type { Caller } from '../../access/caller.ts';
import { mailAboutWayIn } from '../../access/objections.ts';
import type { SecondFactors } from '../../access/secondFactor.ts';
import { wrongSecret } from '../../access/triesLeft.ts';
import { requirePassword } from '../../access/typedPassword.ts';
import { removeSecondFactor } from '../../access/waysIn.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { securityChanged } from '../../mail/templates/securityMails.ts';
import type { Services } from '../../services/services.ts';

type Who = Pick<Caller, 'id' | 'email'>;
type Codes = { recoveryCodes: string[] };

export async function readSecondFactor(db: Database, userId: string): Promise<SecondFactor> {
  const { since, left } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('secondFactors').select('since').where('userId', '=', userId).as('since'),
      eb
        .selectFrom('recoveryCodes')
        .select((codes) => codes.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .as('left'),
    ])
    .executeTakeFirstOrThrow();
  return { since: since ?? null, recoveryCodesLeft: since ? Number(left) : 0 };
}

const isOn = async (db: Database, userId: string) => (await readSecondFactor(db, userId)).since !== null;

const offNow = () => new ApiError('ILLEGAL_MOVE', 'The second factor is off. Set it up first.');

/** Takes a code of someone who is signed in, and counts the try. @throws ApiError INVALID_FIELDS about `code` */
async function requireCode(
  { db, limits }: Services,
  userId: string,
  isGood: (db: Database, userId: string, code: string) => Promise<boolean>,
  code: string,
): Promise<void> {
  const { left } = await limits.take(['secondFactor', userId]);
  if (!(await isGood(db, userId, code)))
    throw wrongSecret('INVALID_FIELDS', 'This code is wrong, or was used already.', left, 'code');
  await limits.forget('secondFactor', userId);
}

export const secondFactorOf = (services: Services, factors: SecondFactors) => {
  const { db, clock, env, sendMail } = services;
  const tell = (tx: Database, to: string, what: 'FACTOR_OFF' | 'RECOVERY_RENEWED') =>
    sendMail(tx, { to, letter: securityChanged({ what, appUrl: env.APP_URL }) });
  return {
    /** @throws ApiError INVALID_FIELDS about `password`, ILLEGAL_MOVE when it is on */
    async begin({ id, email }: Who, password: string): Promise<SecondFactorSetup> {
      await requirePassword(services, id, password);
      if (await isOn(db, id))
        throw new ApiError(
          'ILLEGAL_MOVE',
          'The second factor is on already. Turn it off to use another app.',
        );
      return factors.begin(db, { id, email });
    },

    /** @throws ApiError INVALID_FIELDS about `code`, ILLEGAL_MOVE when there is nothing to confirm */
    async confirm({ id, email }: Who, code: string): Promise<Codes> {
      if (await isOn(db, id)) throw new ApiError('ILLEGAL_MOVE', 'The second factor is on already.');
      await requireCode(services, id, factors.spendAppCode, code);
      return db.transaction().execute(async (tx) => {
        await tx
          .updateTable('secondFactors')
          .set({ since: clock().toISOString() })
          .where('userId', '=', id)
          .execute();
        await mailAboutWayIn(services, tx, { owner: { id, email }, kind: 'FACTOR' });
        return { recoveryCodes: await factors.makeRecoveryCodes(tx, id) };
      });
    },

    async renewCodes({ id, email }: Who, code: string): Promise<Codes> {
      if (!(await isOn(db, id))) throw offNow();
      await requireCode(services, id, factors.spendAppCode, code);
      return db.transaction().execute(async (tx) => {
        await tell(tx, email, 'RECOVERY_RENEWED');
        return { recoveryCodes: await factors.makeRecoveryCodes(tx, id) };
      });
    },

    async end({ id, email }: Who, code: string): Promise<void> {
      if (!(await isOn(db, id))) throw offNow();
      await requireCode(services, id, factors.spendCode, code);
      await db.transaction().execute(async (tx) => {
        await removeSecondFactor(tx, id);
        await tell(tx, email, 'FACTOR_OFF');
      });
    },
  };
};
