import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { eraseHeld } from '../ownData/eraseHeld.ts';

/** People erased in one transaction. */
const atOnce = 500;

/** Erases those who have not answered in time; their files are swept away, for nobody holds them any more. */
export async function dropUnanswered(db: Database, now: Date): Promise<void> {
  for (;;) {
    const gone = await db.transaction().execute(async (tx) => {
      const people = await tx
        .selectFrom('addedPeople')
        .select(['id', 'heldAs'])
        .where('endsAt', '<=', now.toISOString())
        .orderBy('endsAt')
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .execute();
      const ids = people.map(({ id }) => id);
      await tx.deleteFrom('addedPeople').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
      await eraseHeld(
        tx,
        people.flatMap(({ heldAs }) => heldAs ?? []),
        now,
      );
      return people.length;
    });
    if (gone < atOnce) return;
  }
}
