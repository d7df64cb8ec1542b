/** Making and revoking keys. */
import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { earliestToday, isDayOver } from '../../../schemas/base/answerDay.ts';
import { scopesFor } from '../../../schemas/calls/machineScopes.ts';
import {
  type MachineKeyFields,
  machineKeyPrefix,
  mostMachineKeys,
  type NewMachineKey,
} from '../../../schemas/machineKey.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import { machineKeyHash } from '../../access/machineKeys.ts';
import { mailAboutWayIn } from '../../access/objections.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Sentence } from '../../base/sentence.ts';
import { type Database, toRow } from '../../db/database.ts';
import { machineKeyMade } from '../../mail/templates/machineKeyMails.ts';
import type { Services } from '../../services/services.ts';
import { keysOf, selectKey } from './selectKeys.ts';

/** As many characters of the secret as tell keys apart in a list. */
const shownOfSecret = 4;

const newSecret = () => machineKeyPrefix + randomBytes(32).toString('base64url');

/** Counts with the employer held, so that two at once do not both become the last one. */
async function holdEmployer(tx: Database, employerEmail: string, now: Date): Promise<string> {
  const { employerName } = await tx
    .selectFrom('employers')
    .select('employerName')
    .where('employerEmail', '=', employerEmail)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { used } = await keysOf(tx, employerEmail)
    .where('revokedAt', 'is', null)
    .where(({ eb, or }) => or([eb('expiresOn', 'is', null), eb('expiresOn', '>=', earliestToday(now))]))
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  if (used >= mostMachineKeys)
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t('A company can have {most} keys in use. Revoke one that is not used any more.', {
        most: mostMachineKeys,
      }),
    );
  return employerName;
}

/** Why a key cannot act for someone; null when it can. */
async function wrongRecruiter(
  tx: Database,
  employerEmail: string,
  recruiterEmail: string | null,
): Promise<Sentence | null> {
  if (recruiterEmail === null) return null;
  const recruiter = await tx
    .selectFrom('recruiters')
    .select('status')
    .where('recruiterEmail', '=', recruiterEmail)
    .where('employerEmail', '=', employerEmail)
    .executeTakeFirst();
  return recruiter?.status === 'ACTIVE' ? null : 'Choose one of your recruiters who is active.';
}

/** Why scopes would open nothing; null when each opens something. */
function wrongScopes({ scopes, recruiterEmail }: MachineKeyFields): Sentence | null {
  const open = scopesFor(recruiterEmail === null ? 'EMPLOYER' : 'RECRUITER');
  const idle = scopes.filter((scope) => !open.includes(scope)).join(', ');
  if (idle === '') return null;
  return recruiterEmail === null
    ? (t) => t('Only recruiters do this: {scopes}. Choose whom the key acts for.', { scopes: idle })
    : (t) => t('Recruiters do not do this: {scopes}.', { scopes: idle });
}

/**
 * @returns the key with its secret, which nothing can tell again
 * @throws ApiError INVALID_FIELDS about `recruiterEmail`, `scopes` or `expiresOn`; ILLEGAL_MOVE when there are too many
 */
export const createMachineKey = (
  services: Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>,
  caller: Pick<Caller, 'id' | 'email' | 'employerEmail'>,
  fields: MachineKeyFields,
): Promise<NewMachineKey> =>
  services.db.transaction().execute(async (tx) => {
    const { env, clock, sendMail } = services;
    const now = clock();
    const employerEmail = companyOf(caller);
    const employerName = await holdEmployer(tx, employerEmail, now);
    const { recruiterEmail, ...given } = fields;
    refuseFields({
      recruiterEmail: await wrongRecruiter(tx, employerEmail, recruiterEmail),
      scopes: wrongScopes(fields),
      expiresOn: given.expiresOn !== null && isDayOver(given.expiresOn, now) ? 'This day is past.' : null,
    });
    const id = uuidv7();
    const secret = newSecret();
    await tx
      .insertInto('machineKeys')
      .values(
        toRow({
          ...{ id, ...given, employerEmail, userEmail: recruiterEmail ?? employerEmail },
          actsAs: recruiterEmail === null ? 'EMPLOYER' : 'RECRUITER',
          madeByEmail: caller.email,
          prefix: secret.slice(0, machineKeyPrefix.length + shownOfSecret),
          secretHash: machineKeyHash(env, secret),
          ...{ createdAt: now.toISOString(), lastUsedAt: null, revokedAt: null },
        }),
      )
      .execute();
    // A changed password does not end a key, so the owner has to hear of one that an intruder made.
    await mailAboutWayIn(services, tx, { owner: caller, kind: 'MACHINE_KEY', target: id, name: given.name });
    // Nothing is done in someone's name behind their back.
    if (recruiterEmail !== null)
      await sendMail(tx, {
        to: recruiterEmail,
        letter: machineKeyMade({ keyName: given.name, employerName }),
      });
    const key = await selectKey(keysOf(tx, employerEmail)).where('id', '=', id).executeTakeFirstOrThrow();
    return { ...key, secret };
  });

/** Once more changes nothing. @throws ApiError NOT_FOUND also for another employer's */
export async function revokeMachineKey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  employerEmail: string,
  id: string,
): Promise<void> {
  await db
    .updateTable('machineKeys')
    .set(({ fn, val, ref }) => ({
      revokedAt: fn.coalesce(ref('revokedAt'), val(clock().toISOString())),
    }))
    .where('id', '=', id)
    .where('employerEmail', '=', employerEmail)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('There is no such key.'));
}
