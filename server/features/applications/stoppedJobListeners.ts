/** Those whom the state of a job concerns, and the last they heard of it. */
import { sql } from 'kysely';
import type { JobState } from '../../../schemas/application.ts';
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import type { Database } from '../../db/database.ts';

/** Someone who waits for an answer of a job, or owes it one. */
export interface Listener {
  /** Of an application, or of an invitation where there is none. */
  id: string;
  table: 'applications' | 'invitations';
  candidateEmail: string;
  employerName: string;
  /** The promised day of the next answer. */
  answerBy: string | null;
  /** Whether an interview lies ahead. */
  isBooked: boolean;
  /** The last day of an open offer. */
  offerUntil: string | null;
  toldJobState: JobState | null;
}

/** Those who were last told of another state: undecided applications, and invitations that wait for an answer. */
export async function findUntold(
  tx: Database,
  jobId: string,
  state: JobState,
  now: Date,
  limit: number,
): Promise<Listener[]> {
  const at = now.toISOString();
  const isUntold = sql`coalesce("one"."toldJobState", 'OPEN') <> ${state}`;
  const { rows } = await sql<Listener>`
    select "waiting".*, "employerName" from (
      select "one"."id", 'applications' "table", "one"."candidateEmail", "one"."answerBy",
        exists (select from "interviews" where "applicationId" = "one"."id" and "cancelledAt" is null
          and "startsAt" > ${at}::timestamptz) "isBooked",
        (select max("expiresOn") from "jobOffers" where "applicationId" = "one"."id" and "status" = 'SENT'
          and "expiresOn" >= ${earliestToday(now)}::date) "offerUntil",
        "one"."toldJobState"
      from "applications" "one" where "one"."jobId" = ${jobId} and "one"."status" = 'ACTIVE' and ${isUntold}
      union all
      select "one"."id", 'invitations', "pick"."candidateEmail", null, false, null, "one"."toldJobState"
      from "invitations" "one" join "dailyCandidates" "pick" on "pick"."id" = "one"."dailyCandidateId"
      where "pick"."jobId" = ${jobId} and "one"."status" = 'PENDING' and "one"."expiresAt" > ${at}::timestamptz
        and ${isUntold}
        and not exists (select from "applications" "sent" where "sent"."jobId" = "pick"."jobId"
          and "sent"."candidateEmail" = "pick"."candidateEmail" and "sent"."status" <> 'WITHDRAWN')
    ) "waiting"
    join "jobs" on "jobs"."id" = ${jobId}
    join "recruiters" using ("recruiterEmail") join "employers" using ("employerEmail")
    order by "waiting"."id" limit ${limit}`.execute(tx);
  return rows;
}

/** Notes what they have been told. */
export async function noteTold(tx: Database, listeners: readonly Listener[], state: JobState): Promise<void> {
  for (const [table, some] of Map.groupBy(listeners, (one) => one.table)) {
    const ids = some.map(({ id }) => id);
    await tx.updateTable(table).set({ toldJobState: state }).where('id', 'in', ids).execute();
  }
}

/** Someone who does not wait any more has nothing to be told again of; should they come back, the job is open. */
export const forgetTold = (tx: Database, jobId: string) =>
  tx
    .updateTable('applications')
    .set({ toldJobState: null })
    .where('jobId', '=', jobId)
    .where('status', '<>', 'ACTIVE')
    .where('toldJobState', 'is not', null)
    .execute();
