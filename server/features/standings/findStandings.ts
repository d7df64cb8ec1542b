/** Where people stand in the jobs of the caller's employer: one question for a page of them. */
import { type RawBuilder, sql } from 'kysely';
import { type Standing, StandingStatus } from '../../../schemas/standing.ts';
import { type Caller, seesLists } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';

/** Jobs that are told of beside one pick or application. */
const mostBeside = 10;

const furthestFirst = sql`array_position(array[${sql.join(StandingStatus.options.map((one) => sql.lit(one)))}], "status")`;

const ofApplications = (emails: readonly string[]): RawBuilder<unknown> => sql`
  select "candidateEmail", "jobId", case "status" when 'ACTIVE' then 'IN_PROCESS' else "status" end "status",
    "stageId", "updatedAt" "at", null::date "day", 0 "source"
  from "applications" where "candidateEmail" = any(${emails}::text[])`;

const ofPicks = (emails: readonly string[]): RawBuilder<unknown> => sql`
  select "pick"."candidateEmail", "pick"."jobId",
    case "invitations"."status"
      when 'PENDING' then 'INVITED' when 'ACCEPTED' then 'INVITED' when 'DECLINED' then 'DECLINED'
      when 'EXPIRED' then 'UNANSWERED'
      else case when "pick"."status" in ('NEW', 'VIEWED') then 'LISTED' else "pick"."status" end
    end "status",
    null "stageId", coalesce("invitations"."createdAt", "pick"."reviewedAt", "pick"."date"::timestamp at time zone 'UTC') "at",
    case when "invitations"."id" is null and "pick"."status" in ('NEW', 'VIEWED') then "pick"."date" end "day",
    1 "source"
  from "dailyCandidates" "pick" left join "invitations" on "invitations"."dailyCandidateId" = "pick"."id"
  where "pick"."candidateEmail" = any(${emails}::text[])`;

type Found = Standing & { candidateEmail: string; day: string | null };

/**
 * The furthest each person has come in each of the employer's jobs, by the person's address, the furthest first. Jobs of other
 * recruiters are told of without a way to their picks and applications.
 *
 * @param most jobs for each person
 */
export async function standingsOf(
  db: Database,
  caller: Caller,
  emails: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, Standing[]>> {
  if (emails.length === 0) return new Map();
  const parts = [ofApplications(emails), ...(seesLists(caller) ? [ofPicks(emails)] : [])];
  const maySee = caller.role === 'EMPLOYER' ? sql`true` : sql`"jobs"."recruiterEmail" = ${caller.email}`;
  const { rows } = await sql<Found>`
    with "each" as (
      select distinct on ("candidateEmail", "jobId") *
      from (${sql.join(parts, sql` union all `)}) "parts"
      where exists (
        select from "jobs" join "recruiters" using ("recruiterEmail")
        where "jobs"."id" = "parts"."jobId" and "recruiters"."employerEmail" = ${caller.employerEmail})
      order by "candidateEmail", "jobId", "source"),
    "ranked" as (
      select *, row_number() over (partition by "candidateEmail" order by ${furthestFirst}, "at" desc, "jobId") "place" from "each")
    select "ranked"."candidateEmail", "jobId", "jobs"."title" "jobTitle", "ranked"."status", "ranked"."at", "ranked"."day",
      case when "stageId" is not null then coalesce(
        jsonb_path_query_first("jobs"."stages", '$[*] ? (@.id == $id)', jsonb_build_object('id', "stageId")) ->> 'name',
        "stageId") end "stageName",
      ${recruiterName()} "recruiterName",
      (select "id" from "applications"
        where ${maySee} and "jobId" = "ranked"."jobId" and "candidateEmail" = "ranked"."candidateEmail") "applicationId",
      (select "id" from "dailyCandidates"
        where ${maySee} and ${seesLists(caller)}::boolean
          and "jobId" = "ranked"."jobId" and "candidateEmail" = "ranked"."candidateEmail") "dailyCandidateId"
    from "ranked" join "jobs" on "jobs"."id" = "ranked"."jobId" join "recruiters" using ("recruiterEmail")
    where "place" <= ${most}::integer
    order by "ranked"."candidateEmail", "place"`.execute(db);
  const byPerson = new Map<string, Standing[]>();
  for (const { candidateEmail, day, ...standing } of rows) {
    const known = byPerson.get(candidateEmail) ?? [];
    byPerson.set(candidateEmail, [...known, { ...standing, at: day ?? standing.at }]);
  }
  return byPerson;
}

interface OfJob {
  candidateEmail: string;
  jobId: string;
}

/** Picks or applications, each with where its person stands in the other jobs. */
export async function withElsewhere<T extends OfJob>(
  db: Database,
  caller: Caller,
  rows: readonly T[],
): Promise<(T & { elsewhere: Standing[] })[]> {
  const emails = [...new Set(rows.map(({ candidateEmail }) => candidateEmail))];
  // One more, because the job itself may be among them.
  const standings = await standingsOf(db, caller, emails, mostBeside + 1);
  return rows.map((row) => ({
    ...row,
    elsewhere: (standings.get(row.candidateEmail) ?? [])
      .filter(({ jobId }) => jobId !== row.jobId)
      .slice(0, mostBeside),
  }));
}
