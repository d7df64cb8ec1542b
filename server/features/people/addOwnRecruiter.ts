/** An administrator recruits for the company, too, under the same address. */
import type { RecruiterFields } from '../../../schemas/recruiter.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';

/**
 * Active at once: who may approve recruiters needs no approval.
 *
 * @param tx the transaction it happens in
 * @throws ApiError DUPLICATE once they recruit already
 */
export async function addOwnRecruiter(
  tx: Database,
  email: string,
  fields: RecruiterFields,
  now: Date,
): Promise<void> {
  // Held, so that nobody recruits for a company they are being removed from, or under its former address.
  const { employerEmail } = await tx
    .selectFrom('administrators')
    .select('employerEmail')
    .where('administratorEmail', '=', email)
    .forShare()
    .executeTakeFirstOrThrow(() => notFound('There is no such administrator.'));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('recruiters')
    .values(
      toRow({
        ...{ recruiterEmail: email, employerEmail, ...fields },
        ...{ status: 'ACTIVE', createdAt: now.toISOString() },
      }),
    )
    .onConflict((conflict) => conflict.column('recruiterEmail').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new ApiError('DUPLICATE', 'You recruit for your company already.');
}
