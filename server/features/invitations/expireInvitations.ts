/** Invitations nobody answered in time; their recruiters, who waited for an answer, are told. */
import type { Database } from '../../db/database.ts';
import { addNotices, markAllSeen } from '../notices/notify.ts';

/** At most so many in one transaction. */
const atOnce = 500;

/** The recruiters who wait: of a job that is over, or suspended, nobody does. */
const waitingFor = (tx: Database, pickIds: readonly string[]) =>
  tx
    .selectFrom('dailyCandidates')
    .innerJoin('jobs', 'jobs.id', 'dailyCandidates.jobId')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .select(['jobId', 'candidateEmail', 'jobs.recruiterEmail as to'])
    .where('dailyCandidates.id', 'in', pickIds)
    .where('jobs.status', 'in', ['OPEN', 'ON_HOLD'])
    .where('recruiters.status', '=', 'ACTIVE')
    .execute();

async function expireSome(tx: Database, now: Date): Promise<number> {
  const expired = await tx
    .updateTable('invitations')
    .set({ status: 'EXPIRED' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('invitations')
        .select('id')
        .where('status', '=', 'PENDING')
        .where('expiresAt', '<=', now.toISOString())
        .orderBy('id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning('dailyCandidateId')
    .execute();
  if (expired.length === 0) return 0;
  const pickIds = expired.map(({ dailyCandidateId }) => dailyCandidateId);
  const about = await tx
    .selectFrom('dailyCandidates')
    .select(['jobId', 'candidateEmail'])
    .where('id', 'in', pickIds)
    .execute();
  await markAllSeen(tx, 'INVITED', about, now);
  const waiting = await waitingFor(tx, pickIds);
  await addNotices(
    tx,
    waiting.map((one) => ({ ...one, kind: 'INVITATION_EXPIRED' })),
    now,
  );
  return expired.length;
}

/** @returns how many have expired just now */
export async function expireInvitations(db: Database, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await db.transaction().execute((tx) => expireSome(tx, now));
    all += some;
    if (some < atOnce) return all;
  }
}
