import { daysLater } from '../../../schemas/base/days.ts';
import { invitationKeptDays } from '../../../schemas/teamInvitation.ts';
import type { Database } from '../../db/database.ts';
import { deleteInBatches } from '../../db/deleteInBatches.ts';

/** Deletes the invitations of recruiters and administrators that ran out and were not sent again. @returns how many */
export function dropOldInvitations(db: Database, now: Date): Promise<number> {
  const before = daysLater(now, -invitationKeptDays).toISOString();
  return deleteInBatches((limit) =>
    db
      .deleteFrom('teamInvitations')
      .where('id', 'in', (eb) =>
        eb.selectFrom('teamInvitations').select('id').where('sentAt', '<', before).limit(limit),
      )
      // Asked once more, because an invitation may be sent again meanwhile.
      .where('sentAt', '<', before)
      .executeTakeFirstOrThrow(),
  );
}
