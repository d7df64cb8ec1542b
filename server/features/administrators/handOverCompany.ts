/** Makes another administrator the owner of a company. */

import { sql } from 'kysely';
import { type Caller, companyOf } from '../../access/caller.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { nameOfAdministrator } from '../../db/fullName.ts';
import { ownerChangedMail } from '../../mail/templates/ownerChangedMail.ts';
import type { Services } from '../../services/services.ts';
import { readersOf } from '../notices/readersOf.ts';
import { moveCompany } from '../ownData/moveCompany.ts';

type Needed = Pick<Services, 'db' | 'env' | 'sendMail'>;

/**
 * All administrators are told by mail.
 *
 * @param before done in the same transaction; what it throws leaves everything as it was
 * @throws ApiError NOT_FOUND for someone who is no administrator of the company; ILLEGAL_MOVE for the owner
 */
export const handOverCompany = (
  { db, env, sendMail }: Needed,
  caller: Caller,
  to: string,
  before: (tx: Database) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const from = companyOf(caller);
    const { employerName } = await tx
      .selectFrom('employers')
      .select('employerName')
      .where('employerEmail', '=', from)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('There is no such company.'));
    const { name } = await tx
      .selectFrom('administrators')
      .select(nameOfAdministrator(sql.ref('administrators.administratorEmail')).as('name'))
      .where('administrators.employerEmail', '=', from)
      .where('administrators.administratorEmail', '=', to)
      .executeTakeFirstOrThrow(() => notFound('There is no such administrator.'));
    if (to === from) throw new ApiError('ILLEGAL_MOVE', 'You own the company already.');
    await before(tx);
    await moveCompany(tx, from, to);
    for (const reader of await readersOf(tx, to)) {
      const about = { employerName, ownerName: name ?? to, isYou: reader.to === to, appUrl: env.APP_URL };
      await sendMail(tx, { ...reader, letter: ownerChangedMail(about) });
    }
  });
