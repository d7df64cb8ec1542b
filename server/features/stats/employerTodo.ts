/** An employer's open tasks. */
import { sql } from 'kysely';
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import { dayBefore } from '../../../schemas/base/days.ts';
import type { EmployerTodo } from '../../../schemas/todo.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import { todoPart } from './todoPart.ts';

type Item<K extends keyof EmployerTodo> = EmployerTodo[K] extends { items: (infer I)[] } ? I : never;

/** Lists of so many days before today are looked at. */
const ignoredDays = 7;

/** Someone locked out is among them while the jobs are not handed over: the candidates still wait. */
const answersOverdue = (db: Database, email: string, now: Date, limit: number) =>
  todoPart(
    db,
    sql<Item<'answersOverdue'>>`
      select "recruiterEmail", ${recruiterName()} as "recruiterName",
        sum("overdue"."n")::bigint as "answersOverdueCount", min("overdue"."oldest") as "oldestAnswerBy"
      from "recruiters" join "jobs" using ("recruiterEmail") cross join lateral (
        select count(*) as "n", min("answerBy") as "oldest" from "applications"
        where "applications"."jobId" = "jobs"."id" and "applications"."status" = 'ACTIVE'
          and "answerBy" < ${earliestToday(now)}::date) "overdue"
      where "employerEmail" = ${email} and "overdue"."n" > 0
      group by "recruiterEmail"`,
    sql`"answersOverdueCount" desc, "oldestAnswerBy", "recruiterEmail"`,
    limit,
  );

const idleRecruiters = (db: Database, email: string, limit: number) =>
  todoPart(
    db,
    sql<Item<'idleRecruiters'>>`
      select "recruiterEmail", ${recruiterName()} as "recruiterName", (
        select count(*) from "jobs"
        where "jobs"."recruiterEmail" = "recruiters"."recruiterEmail" and "status" = 'DRAFT') as "draftsCount"
      from "recruiters" where "employerEmail" = ${email} and "status" = 'ACTIVE' and not exists (
        select 1 from "jobs" where "jobs"."recruiterEmail" = "recruiters"."recruiterEmail" and "status" = 'OPEN')`,
    sql`"recruiterName", "recruiterEmail"`,
    limit,
  );

const lately = (now: Date) => sql`
  "date" >= ${dayBefore(now, ignoredDays)}::date and "date" < ${dayBefore(now, 0)}::date`;

/** A list counts as not looked at while every one of its picks is new. */
const ignoredLists = (db: Database, email: string, now: Date, limit: number) =>
  todoPart(
    db,
    sql<Item<'ignoredLists'>>`
      select "job"."id" as "jobId", "job"."title" as "jobTitle", "recruiterEmail", ${recruiterName()} as "recruiterName",
        "listsCount", "picksCount", "since"
      from "recruiters" join "jobs" "job" using ("recruiterEmail")
      cross join lateral (
        select coalesce(array_agg(distinct "date"), '{}') as "days" from "dailyCandidates"
        where "jobId" = "job"."id" and ${lately(now)} and "status" <> 'NEW') "lookedAt"
      cross join lateral (
        select count(*) as "listsCount", sum("size")::bigint as "picksCount", min("date") as "since" from "dailyLists"
        where "jobId" = "job"."id" and ${lately(now)} and "size" > 0 and "date" <> all ("lookedAt"."days")
          -- Of most jobs something was looked at each day.
          and cardinality("lookedAt"."days") < ${ignoredDays}) "ignored"
      where "employerEmail" = ${email} and "job"."status" = 'OPEN' and "listsCount" > 0`,
    sql`"since", "picksCount" desc, "jobId"`,
    limit,
  );

/** An employer's open tasks; recruiters who ask to be let in are a list of their own. */
export async function employerTodo(
  db: Database,
  email: string,
  now: Date,
  perPart: number,
): Promise<EmployerTodo> {
  const [counts, overdue, idle, ignored] = await Promise.all([
    db
      .selectFrom('recruiters')
      .select(sql<number>`count(*)`.as('recruitersCount'))
      .where('employerEmail', '=', email)
      .where('recruiterLeftAt', 'is', null)
      .executeTakeFirstOrThrow(),
    answersOverdue(db, email, now, perPart),
    idleRecruiters(db, email, perPart),
    ignoredLists(db, email, now, perPart),
  ]);
  return { ...counts, answersOverdue: overdue, idleRecruiters: idle, ignoredLists: ignored };
}
