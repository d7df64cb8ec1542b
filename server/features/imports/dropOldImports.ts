import { daysLater } from '../../../schemas/base/days.ts';
import type { Database } from '../../db/database.ts';

/** Days that the record of an import is kept. */
const keptDays = 30;

/** Drops old records, and files that nobody has imported for a day: other people's data lies in them. */
export const dropOldImports = (db: Database, now: Date): Promise<unknown> =>
  db
    .deleteFrom('imports')
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', daysLater(now, -keptDays).toISOString()),
        eb.and([
          eb('status', 'in', ['READING', 'READY']),
          eb('createdAt', '<', daysLater(now, -1).toISOString()),
        ]),
      ]),
    )
    .execute();
