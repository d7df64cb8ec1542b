/** Keeps people longer whom a company keeps on a ground of its own, by its months from now. */
import { type SqlBool, sql } from 'kysely';
import type { KeepLongerForm, KeptLonger } from '../../../schemas/peopleBasis.ts';
import type { Database } from '../../db/database.ts';
import { basisInForce, endOf, isEnding } from './basis.ts';

/** @returns how many are kept longer; nobody's end comes earlier by it */
export async function keepLonger(
  db: Database,
  employerEmail: string,
  { people }: KeepLongerForm,
  now: Date,
): Promise<KeptLonger> {
  const { months } = await basisInForce(db, employerEmail);
  const endsAt = endOf({ basis: 'POLICY', months }, now, false);
  const kept = await db
    .updateTable('addedPeople')
    .set({ endsAt, endToldAt: null })
    .where('employerEmail', '=', employerEmail)
    .where('basis', '<>', 'CONSENT')
    .where('endsAt', '>', now.toISOString())
    .where('endsAt', '<', endsAt)
    .where(
      people === undefined
        ? isEnding(now)
        : sql<SqlBool>`("heldAs" = any(${people}::text[]) or "candidateEmail" = any(${people}::text[]))`,
    )
    .returning('id')
    .execute();
  return { kept: kept.length, endsAt };
}
