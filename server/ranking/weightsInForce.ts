/** Which weights the matching works with: the ones that were switched on here, else what the program comes with. */
import type { Database } from '../db/database.ts';
import { toRow } from '../db/database.ts';
import { type RefitReport, Weights } from '../matching/scoring/weights.ts';

/** The weights that are switched on; null for those the program comes with. */
export async function weightsInForce(db: Database): Promise<Weights | null> {
  const row = await db
    .selectFrom('matchingWeights')
    .select('weights')
    .where('switchedOn', '=', true)
    .executeTakeFirst();
  // Weights of an older version with other features are of no use.
  return row ? (Weights.safeParse(row.weights).data ?? null) : null;
}

/** Goes back to what the program comes with. @returns whether anything was switched on */
export async function switchOff(db: Database): Promise<boolean> {
  const [result] = await db
    .updateTable('matchingWeights')
    .set({ switchedOn: false })
    .where('switchedOn', '=', true)
    .execute();
  return Number(result?.numUpdatedRows ?? 0) > 0;
}

/** Keeps weights and works with them from the next run on. */
export async function switchOn(
  db: Database,
  weights: Weights,
  report: RefitReport,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('matchingWeights')
      .set({ switchedOn: false })
      .where('switchedOn', '=', true)
      .execute();
    await tx
      .insertInto('matchingWeights')
      .values(
        toRow({
          version: weights.version,
          weights,
          report,
          createdAt: now.toISOString(),
          switchedOn: true,
        }),
      )
      .execute();
  });
}
