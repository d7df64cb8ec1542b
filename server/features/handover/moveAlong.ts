/** The rest that follows a job to its new recruiter: notices, mails about messages, and the guest they were until now. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { addNotices } from '../notices/notify.ts';

/** As many rows as one statement adds. */
const noticesAtOnce = 1000;

/** Unread ones join those the new recruiter has of the same thing; a mail that waits for the former one is not sent. */
async function moveNotices(
  tx: Database,
  jobIds: readonly string[],
  former: string,
  to: string,
): Promise<void> {
  const unread = await tx
    .deleteFrom('notices')
    .where('jobId', 'in', jobIds)
    .where('userEmail', '=', former)
    .where('readAt', 'is', null)
    .returningAll()
    .execute();
  const moved = unread.map((one) => ({ ...one, id: uuidv7(), userEmail: to }));
  if (moved.length > 0)
    await tx
      .insertInto('notices')
      .values(moved)
      .onConflict((conflict) =>
        conflict
          .columns(['userEmail', 'kind', 'jobId', 'candidateEmail'])
          .where('readAt', 'is', null)
          .doUpdateSet({
            count: sql`"notices"."count" + "excluded"."count"`,
            createdAt: sql`greatest("notices"."createdAt", "excluded"."createdAt")`,
          }),
      )
      .execute();
  await tx
    .updateTable('notices')
    .set({ userEmail: to })
    .where('jobId', 'in', jobIds)
    .where('userEmail', '=', former)
    .execute();
}

/** The mail about what is not opened yet went to the former recruiter: the next message is mailed again. */
async function mailAgain(tx: Database, jobIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ isMailed: false })
    .where('threadId', 'in', (eb) =>
      eb.selectFrom('messageThreads').select('id').where('jobId', 'in', jobIds),
    )
    .where('from', '=', 'CANDIDATE')
    .where('readAt', 'is', null)
    .execute();
}

/** Who was asked as a guest hires now: the cards are theirs, and the invitation is over. */
async function endVisits(tx: Database, jobIds: readonly string[], to: string): Promise<void> {
  const visits = tx
    .selectFrom('jobGuests')
    .select('id')
    .where('jobId', 'in', jobIds)
    .where('guestEmail', '=', to);
  await tx
    .updateTable('scorecards')
    .set({ authorEmail: to, guestId: null })
    .where('guestId', 'in', visits)
    .where(
      sql<boolean>`not exists (
        select from "scorecards" "own"
        where "own"."applicationId" = "scorecards"."applicationId" and "own"."stageId" = "scorecards"."stageId"
          and "own"."authorEmail" = ${to})`,
    )
    .execute();
  // They go on knowing what they read as a guest.
  await tx
    .insertInto('scorecardReadings')
    .columns(['applicationId', 'stageId', 'readerEmail', 'readAt'])
    .expression((eb) =>
      eb
        .selectFrom('scorecardReadings')
        .where('guestId', 'in', visits)
        .select(['applicationId', 'stageId', eb.val(to).as('readerEmail'), 'readAt']),
    )
    .onConflict((clash) => clash.doNothing())
    .execute();
  await tx.deleteFrom('jobGuests').where('id', 'in', visits).execute();
}

/** Candidates who wait, or owe an answer, hear that someone else has the job; nothing else changes for them. */
async function tellCandidates(tx: Database, jobIds: readonly string[], now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('applications')
    .select(['jobId', 'candidateEmail'])
    .where('jobId', 'in', jobIds)
    .where('status', '=', 'ACTIVE')
    .union(
      tx
        .selectFrom('invitations')
        .innerJoin('dailyCandidates', 'dailyCandidates.id', 'invitations.dailyCandidateId')
        .select(['jobId', 'candidateEmail'])
        .where('jobId', 'in', jobIds)
        .where('invitations.status', '=', 'PENDING')
        .where('expiresAt', '>', now.toISOString()),
    )
    .execute();
  for (let from = 0; from < waiting.length; from += noticesAtOnce) {
    const some = waiting.slice(from, from + noticesAtOnce).map(({ jobId, candidateEmail }) => ({
      ...{ to: candidateEmail, kind: 'RECRUITER_CHANGED' as const, jobId, candidateEmail },
    }));
    await addNotices(tx, some, now);
  }
}

export async function moveAlong(
  tx: Database,
  jobIds: readonly string[],
  { former, to }: { former: string; to: string },
  now: Date,
): Promise<void> {
  await moveNotices(tx, jobIds, former, to);
  await tellCandidates(tx, jobIds, now);
  await mailAgain(tx, jobIds);
  await endVisits(tx, jobIds, to);
}
