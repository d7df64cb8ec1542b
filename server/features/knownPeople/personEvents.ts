/** Everything that happened with a person in the employer's jobs. */
import { type RawBuilder, sql } from 'kysely';
import { lastZoneHours } from '../../../schemas/base/answerDay.ts';
import type { PersonEvent } from '../../../schemas/person.ts';
import { type Caller, seesLists } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';

const mostEvents = 200;

const ofApplications = (email: string) => sql`
  select case when "event"."status" = 'ACTIVE' then 'STAGE' else "event"."status" end "kind",
    "event"."at", null::date "day", "application"."jobId", "event"."stageName"
  from "applicationEvents" "event" join "applications" "application" on "application"."id" = "event"."applicationId"
  where "application"."candidateEmail" = ${email}`;

const pickOf = (email: string) => sql`
  from "dailyCandidates" "pick" left join "invitations" on "invitations"."dailyCandidateId" = "pick"."id"
  where "pick"."candidateEmail" = ${email}`;

/** The last day of something that ends at a moment, as `lastDayBefore` counts it. */
const lastDay = (end: RawBuilder<unknown>) =>
  sql`((${end} at time zone 'UTC') - make_interval(hours => ${lastZoneHours}, secs => 0.001))::date`;

/** On the list; what was decided; an invitation and its answer. */
const ofPicks = (email: string) => [
  sql`select 'LISTED' "kind", "pick"."date"::timestamptz "at", "pick"."date" "day", "pick"."jobId", null "stageName" ${pickOf(email)}`,
  sql`select "pick"."status" "kind", "pick"."reviewedAt" "at", null::date "day", "pick"."jobId", null "stageName" ${pickOf(email)}
    and "pick"."status" in ('SAVED', 'PASSED', 'SNOOZED') and "pick"."reviewedAt" is not null`,
  sql`select 'INVITED' "kind", "invitations"."createdAt" "at", null::date "day", "pick"."jobId", null "stageName" ${pickOf(email)}
    and "invitations"."id" is not null`,
  sql`select case "invitations"."status" when 'EXPIRED' then 'UNANSWERED' when 'WITHDRAWN' then 'WITHDREW_INVITATION'
      else "invitations"."status" end "kind",
    coalesce("invitations"."answeredAt", "invitations"."expiresAt") "at",
    case when "invitations"."answeredAt" is null then ${lastDay(sql`"invitations"."expiresAt"`)} end "day",
    "pick"."jobId", null "stageName" ${pickOf(email)}
    and ("invitations"."status" = 'EXPIRED' or "invitations"."answeredAt" is not null)`,
];

/** Files that came and went, by who did it. */
const ofFiles = ({ employerEmail }: Caller, email: string) => sql`
  select "event"."kind", "event"."at", null::date, null::uuid, null::text, null::text, ${recruiterName()}, "personFiles"."fileName"
  from "personFiles"
    cross join lateral (values ('FILE_ADDED', "addedAt", "addedBy"), ('FILE_REMOVED', "removedAt", "removedBy"))
      "event" ("kind", "at", "by")
    left join "recruiters" on "recruiters"."recruiterEmail" = "event"."by"
  where "personFiles"."employerEmail" = ${employerEmail} and "personFiles"."candidateEmail" = ${email}
    and "event"."at" is not null`;

/** @returns the newest first; of lists only with a plan */
export async function personEvents(db: Database, caller: Caller, email: string): Promise<PersonEvent[]> {
  const parts = [ofApplications(email), ...(seesLists(caller) ? ofPicks(email) : [])];
  const { rows } = await sql<PersonEvent & { day: string | null }>`
    select "kind", "at", "day", "jobId", "jobs"."title" "jobTitle", "stageName",
      ${recruiterName()} "recruiterName", null::text "fileName"
    from (${sql.join(parts, sql` union all `)}) "event"
      join "jobs" on "jobs"."id" = "event"."jobId" join "recruiters" using ("recruiterEmail")
    where "recruiters"."employerEmail" = ${caller.employerEmail}
    union all ${ofFiles(caller, email)}
    order by "at" desc, "kind" limit ${mostEvents}`.execute(db);
  return rows.map(({ day, ...event }) => ({ ...event, at: day ?? event.at }));
}
