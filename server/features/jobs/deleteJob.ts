/** Deletes a job nothing hangs on. */
import { sql } from 'kysely';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Unchanged } from '../../http/etag.ts';
import { lockJob } from './lockJob.ts';

/**
 * @param recruiterEmail whose job it has to be
 * @throws ApiError NOT_FOUND, IN_USE when candidates were picked for it or have applied
 */
export async function deleteJob(
  db: Database,
  id: string,
  recruiterEmail: string,
  unchanged?: Unchanged,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    unchanged?.(await lockJob(tx, id, recruiterEmail));
    const { used } = await tx
      .selectNoFrom((eb) =>
        eb
          .or([
            eb.exists(eb.selectFrom('dailyCandidates').select(sql`1`.as('one')).where('jobId', '=', id)),
            eb.exists(eb.selectFrom('applications').select(sql`1`.as('one')).where('jobId', '=', id)),
          ])
          .as('used'),
      )
      .executeTakeFirstOrThrow();
    if (used) {
      throw new ApiError(
        'IN_USE',
        'Candidates were picked for this job or have applied. Archive it instead.',
      );
    }
    await tx.deleteFrom('jobs').where('id', '=', id).execute();
  });
}
