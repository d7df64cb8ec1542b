/** One change of several applications. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { ApplicationsChange } from '../../../schemas/atOnce.ts';
import type { Caller } from '../../access/caller.ts';
import { isRefusalOfOne, refusedFor } from '../../base/refusedFor.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import type { Services } from '../../services/services.ts';
import type { Tell } from './changes.ts';
import { setApplicationStatus } from './setApplicationStatus.ts';

/** Says whose application is refused: the caller sent many. */
async function about(db: Database, id: string, error: unknown): Promise<unknown> {
  if (!isRefusalOfOne(error)) return error;
  const { name } = await db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.candidateEmail', 'applications.candidateEmail')
    .select(candidateName().as('name'))
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
  return refusedFor(name, error, (t, said) => t('{name}: {why} Nothing was changed.', said));
}

/**
 * Moves or rejects all of them or none. Each takes the same few statements as alone, with a mail of its own; there are
 * so few at once that this stays short.
 *
 * @throws ApiError NOT_FOUND, FORBIDDEN, INVALID_FIELDS; ILLEGAL_MOVE naming the first who cannot be moved
 */
export const changeApplications = (
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  caller: Caller,
  { ids, stageId, reason, notify }: ApplicationsChange,
  tell: Tell,
): Promise<CandidateApplication[]> =>
  services.db.transaction().execute(async (db) => {
    const status = reason === undefined ? undefined : 'REJECTED';
    const changed: CandidateApplication[] = [];
    // In one order, so that two of these cannot wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const wanted = { status, stageId, reason, notify } as const;
      changed.push(
        await setApplicationStatus({ ...services, db }, caller, id, wanted, tell).catch(
          async (error: unknown) => {
            throw await about(db, id, error);
          },
        ),
      );
    }
    return changed;
  });
