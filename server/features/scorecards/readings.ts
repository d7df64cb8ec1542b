/** Who has read others' scorecards of a stage: a card that is given or changed afterwards says so. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Writer } from './selectScorecards.ts';

/** The columns that say who writes or reads cards: an account, or a guest of the job. */
export async function writerColumns(db: Database, { role, email }: Writer, jobId: string) {
  if (role !== 'GUEST') return { email, guestId: null };
  const guest = await db
    .selectFrom('jobGuests')
    .select('id')
    .where('jobId', '=', jobId)
    .where('guestEmail', '=', email)
    .executeTakeFirst();
  return guest && { email: null, guestId: guest.id };
}

type WriterColumns = NonNullable<Awaited<ReturnType<typeof writerColumns>>>;

/** About one stage of an application. */
interface Which {
  applicationId: string;
  stageId: string;
}

/** Notes the stages whose cards are shown to someone; each counts from the first time. */
export async function noteReading(
  db: Database,
  { email, guestId }: WriterColumns,
  applicationId: string,
  stageIds: readonly string[],
  now: Date,
): Promise<void> {
  const rows = stageIds.map((stageId) => ({
    ...{ applicationId, stageId, guestId },
    ...{ readerEmail: email, readAt: now.toISOString() },
  }));
  await db
    .insertInto('scorecardReadings')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Whether someone has read others' cards of a stage. */
export const hasRead = (
  { email, guestId }: WriterColumns,
  { applicationId, stageId }: Which,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from "scorecardReadings"
  where "applicationId" = ${applicationId} and "stageId" = ${stageId}
    and ${email === null ? sql`"guestId" = ${guestId}` : sql`"readerEmail" = ${email}`})`;
