/** The administrators of a company as they are read. */
import { sql } from 'kysely';
import { Administrator, mostAdministrators } from '../../../schemas/administrator.ts';
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';

const selections = (now: Date) =>
  selectShape('administrators', Administrator.shape, {
    id: sql.ref('administrators.administratorEmail'),
    isOwner: sql`"administrators"."administratorEmail" = "administrators"."employerEmail"`,
    lastSignInAt: sql`(
      select "lastSignInAt" from "users" where "users"."email" = "administrators"."administratorEmail")`,
    keysCount: sql`(
      select count(*) from "machineKeys"
      where "madeByEmail" = "administrators"."administratorEmail" and "revokedAt" is null
        and coalesce("expiresOn" >= ${earliestToday(now)}, true))`,
  });

/** The owner first, then as they came. */
export const administratorsOf = (db: Database, employerEmail: string, now: Date): Promise<Administrator[]> =>
  db
    .selectFrom('administrators')
    .where('administrators.employerEmail', '=', employerEmail)
    .select(selections(now))
    .$castTo<Administrator>()
    .orderBy(sql`"administrators"."administratorEmail" = "administrators"."employerEmail"`, 'desc')
    .orderBy('administrators.createdAt')
    .orderBy('administrators.administratorEmail')
    .limit(mostAdministrators)
    .execute();
