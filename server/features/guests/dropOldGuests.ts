import { sql } from 'kysely';
import { daysLater } from '../../../schemas/base/days.ts';
import { guestInvitationDays, guestKeptDays } from '../../../schemas/guest.ts';
import type { Database } from '../../db/database.ts';
import { deleteInBatches } from '../../db/deleteInBatches.ts';

/**
 * Deletes guests who never followed their invitation, and guests of jobs that ended. Their scorecards stay, without a
 * name.
 *
 * @returns how many guests
 */
export function dropOldGuests(db: Database, now: Date): Promise<number> {
  const invitedBefore = daysLater(now, -guestInvitationDays).toISOString();
  const endedBefore = daysLater(now, -guestKeptDays).toISOString();
  return deleteInBatches((limit) =>
    db
      .deleteFrom('jobGuests')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('jobGuests')
          .innerJoin('jobs', 'jobs.id', 'jobGuests.jobId')
          .select('jobGuests.id')
          .where(({ and, or, eb: is }) =>
            or([
              and([is('lastVisitAt', 'is', null), is('invitedAt', '<', invitedBefore)]),
              and([
                is('jobs.status', 'in', ['CLOSED', 'ARCHIVED']),
                // Drafts are archived without having been closed. Guests may be invited to a job that ended.
                is(sql`greatest(coalesce("closedAt", "jobs"."updatedAt"), "invitedAt")`, '<', endedBefore),
              ]),
            ]),
          )
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
