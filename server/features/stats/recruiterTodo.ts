/** A recruiter's open tasks. */
import { type RawBuilder, sql } from 'kysely';
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import { dayBefore, daysLater } from '../../../schemas/base/days.ts';
import { Band } from '../../../schemas/criteria.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import type { Tables } from '../../db/tables.ts';
import { countListsComing } from '../../ranking/pool.ts';
import { explanationWords, heldBackBy } from '../dailyCandidates/explanationWords.ts';
import { isWaiting } from '../dailyCandidates/selectQueue.ts';
import { todoPart } from './todoPart.ts';

type Item<K extends keyof RecruiterTodo> = RecruiterTodo[K] extends { items: (infer I)[] } ? I : never;

/** A promised answer is due this many days before its day is over. */
const dueDays = 2;

/** Declined invitations are told of for so many days after they were sent. */
const declinedDays = 7;

/** Answers to offers are told of for so many days. */
const offerNewsDays = 7;

/** A scorecard is asked for so many days after an interview; what is remembered later is worth little. */
const scorecardDays = 7;

const bands = sql`array[${sql.join(Band.options.map((one) => sql.lit(one)))}]`;

const nameOf = (of: RawBuilder<unknown>) => sql`(
  select ${candidateName()} from "candidates" where "candidateEmail" = ${of})`;

/** Jobs whose candidates are still being looked for. */
const running = (recruiterEmail: string) => sql`
  select "id", "title" from "jobs"
  where "recruiterEmail" = ${recruiterEmail} and "status" in ('OPEN', 'ON_HOLD')`;

/** The picks of the queue, by job. */
async function unseenLists(
  db: Database,
  email: string,
  now: Date,
  limit: number,
): Promise<RecruiterTodo['unseenLists']> {
  const open = sql`select "id", "title" from "jobs" where "recruiterEmail" = ${email} and "status" = 'OPEN'`;
  const found = await todoPart(
    db,
    sql<Item<'unseenLists'> & { picksCount: number }>`
      select distinct on ("day"."jobId") "day"."jobId", "job"."title" as "jobTitle", "day"."date", "day"."n" as "newCount",
        (sum("day"."n") over (partition by "day"."jobId") - "day"."n")::bigint as "olderCount",
        (sum("day"."n") over ())::bigint as "picksCount", (${bands})["day"."best"] as "bestBand"
      from (${open}) "job" join (
        select "jobId", "date", count(*) as "n", min(array_position(${bands}, "band")) as "best"
        from "dailyCandidates" where ${isWaiting(now, open)}
        group by 1, 2) "day" on "day"."jobId" = "job"."id"
      order by "day"."jobId", "day"."date" desc`,
    sql`"date" desc, array_position(${bands}, "bestBand"), "newCount" desc, "jobId"`,
    limit,
  );
  return { ...found, picksCount: found.items[0]?.picksCount ?? 0 };
}

const answersDue = (db: Database, email: string, now: Date, limit: number) =>
  todoPart(
    db,
    sql<Item<'answersDue'>>`
      select "application"."id", "application"."jobId", "job"."title" as "jobTitle", "application"."answerBy",
        ${nameOf(sql`"application"."candidateEmail"`)} as "candidateName",
        coalesce(
          jsonb_path_query_first("job"."stages", '$[*] ? (@.id == $id)', jsonb_build_object('id', "stageId")) ->> 'name',
          "stageId") as "stageName"
      from "jobs" "job" join "applications" "application" on "application"."jobId" = "job"."id"
      where "job"."recruiterEmail" = ${email} and "application"."status" = 'ACTIVE'
        and "application"."answerBy" <= ${dayBefore(now, -dueDays)}::date`,
    sql`"answerBy", "id"`,
    limit,
    'apart',
  );

/** The latest offer of each application, while its job still looks for people. */
const offerNews = (db: Database, email: string, now: Date, limit: number) =>
  todoPart(
    db,
    sql<Item<'offerNews'>>`
      select "application"."id", "application"."jobId", "job"."title" as "jobTitle",
        ${nameOf(sql`"application"."candidateEmail"`)} as "candidateName",
        "offer"."status", "offer"."expiresOn", "offer"."declineReason"
      from "jobOffers" "offer" join "applications" "application" on "application"."id" = "offer"."applicationId"
      join (${running(email)}) "job" on "job"."id" = "application"."jobId"
      where (("offer"."status" = 'SENT' and "application"."status" = 'ACTIVE'
          and "offer"."expiresOn" between ${earliestToday(now)}::date and ${dayBefore(now, -1)}::date)
        or ("offer"."answeredAt" >= ${dayBefore(now, offerNewsDays)}::date and (
          ("offer"."status" = 'DECLINED' and "application"."status" = 'ACTIVE')
          or ("offer"."status" = 'ACCEPTED' and "application"."status" = 'HIRED'))))
        and not exists (
          select from "jobOffers" "later" where "later"."applicationId" = "offer"."applicationId"
            and ("later"."sentAt", "later"."id") > ("offer"."sentAt", "offer"."id"))`,
    sql`"status", "expiresOn", "id"`,
    limit,
  );

/** The latest interview of each application, where nothing was written since it began. */
const scorecardsMissing = (db: Database, email: string, now: Date, limit: number) =>
  todoPart(
    db,
    sql<Item<'scorecardsMissing'>>`
      select distinct on ("application"."id") "application"."id", "application"."jobId", "job"."title" as "jobTitle",
        ${nameOf(sql`"application"."candidateEmail"`)} as "candidateName", "interview"."endsAt" as "endedAt"
      from "interviews" "interview"
      join "applications" "application" on "application"."id" = "interview"."applicationId"
      join "jobs" "job" on "job"."id" = "application"."jobId"
      where "interview"."recruiterEmail" = ${email} and "job"."recruiterEmail" = ${email}
        and "interview"."cancelledAt" is null
        and "interview"."endsAt" between ${daysLater(now, -scorecardDays)} and ${now}
        -- An interview is over within a day; its beginning is what the index has.
        and "interview"."startsAt" between ${daysLater(now, -scorecardDays - 1)} and ${now}
        and "application"."status" = 'ACTIVE' and not exists (
          select from "scorecards"
          where "applicationId" = "application"."id" and "authorEmail" = ${email}
            and "scorecards"."updatedAt" >= "interview"."startsAt")
      order by "application"."id", "interview"."endsAt" desc`,
    sql`"endedAt", "id"`,
    limit,
  );

const messagesUnread = (db: Database, email: string, limit: number) =>
  todoPart(
    db,
    sql<Item<'messagesUnread'>>`
      select "unread"."jobId", "jobTitle", "application"."id" as "applicationId", "pick"."id" as "dailyCandidateId",
        ${nameOf(sql`"unread"."candidateEmail"`)} as "candidateName", "unreadCount", "latestAt",
        (select "text" from "messages" where "id" = "latestId") as "latestText"
      from (
        -- From the index of unread messages alone, which has no texts.
        select distinct on ("thread"."id") "thread"."jobId", "thread"."candidateEmail", "job"."title" as "jobTitle",
          count(*) over (partition by "thread"."id") as "unreadCount",
          "message"."id" as "latestId", "message"."createdAt" as "latestAt"
        from "jobs" "job" join "messageThreads" "thread" on "thread"."jobId" = "job"."id"
        join "messages" "message" on "message"."threadId" = "thread"."id"
        where "job"."recruiterEmail" = ${email} and "message"."from" = 'CANDIDATE' and "message"."readAt" is null
        order by "thread"."id", "message"."createdAt" desc, "message"."id" desc) "unread"
      left join "applications" "application" on "application"."jobId" = "unread"."jobId"
        and "application"."candidateEmail" = "unread"."candidateEmail"
      left join "dailyCandidates" "pick" on "pick"."jobId" = "unread"."jobId"
        and "pick"."candidateEmail" = "unread"."candidateEmail"`,
    sql`"latestAt" desc, "jobId"`,
    limit,
  );

/** Nobody but the candidate has done anything about an accepted one. */
const invitationsAnswered = (db: Database, email: string, now: Date, limit: number) =>
  todoPart(
    db,
    sql<Item<'invitationsAnswered'>>`
      select "pick"."jobId", "job"."title" as "jobTitle", "pick"."id" as "dailyCandidateId",
        "application"."id" as "applicationId", "pick"."candidateName", "invitation"."status",
        "invitation"."declineReason", "invitation"."createdAt" as "invitedAt"
      from "jobs" "job" join "dailyCandidates" "pick" on "pick"."jobId" = "job"."id" and "pick"."status" = 'INVITED'
      join "invitations" "invitation" on "invitation"."dailyCandidateId" = "pick"."id"
      left join "applications" "application" on "application"."jobId" = "pick"."jobId"
        and "application"."candidateEmail" = "pick"."candidateEmail" and "application"."status" = 'ACTIVE'
      where "job"."recruiterEmail" = ${email} and "job"."status" in ('OPEN', 'ON_HOLD') and (
        ("invitation"."status" = 'DECLINED' and "invitation"."createdAt" >= ${dayBefore(now, declinedDays)}::date)
        or ("invitation"."status" = 'ACCEPTED' and "application"."id" is not null and not exists (
          select 1 from "applicationEvents"
          where "applicationId" = "application"."id" and "by" <> "application"."candidateEmail")))`,
    sql`"status", "invitedAt" desc, "dailyCandidateId"`,
    limit,
  );

const savedWithoutNext = (db: Database, email: string, limit: number) =>
  todoPart(
    db,
    sql<Item<'savedWithoutNext'>>`
      select distinct on ("pick"."jobId") "pick"."jobId", "job"."title" as "jobTitle",
        count(*) over (partition by "pick"."jobId") as "savedCount",
        "pick"."id" as "dailyCandidateId", "pick"."date", "pick"."band" as "bestBand"
      from (${running(email)}) "job" join "dailyCandidates" "pick" on "pick"."jobId" = "job"."id"
      where "pick"."status" = 'SAVED' and not exists (
        select 1 from "applications"
        where "applications"."jobId" = "pick"."jobId" and "applications"."candidateEmail" = "pick"."candidateEmail")
      order by "pick"."jobId", "pick"."score" desc, "pick"."date" desc, "pick"."id"`,
    sql`"savedCount" desc, "jobId"`,
    limit,
  );

async function emptyJobs(
  db: Database,
  email: string,
  t: Translate,
  limit: number,
): Promise<RecruiterTodo['emptyJobs']> {
  const { total, items } = await todoPart(
    db,
    sql<Omit<Item<'emptyJobs'>, 'explanation' | 'heldBack'> & Pick<Tables['dailyLists'], 'explanation'>>`
      select "job"."id" as "jobId", "job"."title" as "jobTitle", "list"."date", "list"."explanation"
      from "jobs" "job" cross join lateral (
        select "date", "size", "explanation" from "dailyLists"
        where "jobId" = "job"."id" order by "date" desc limit 1) "list"
      where "job"."recruiterEmail" = ${email} and "job"."status" = 'OPEN' and "list"."size" = 0`,
    sql`"jobTitle", "jobId"`,
    limit,
  );
  const said = items.map((item) => ({
    ...item,
    explanation: explanationWords(item.explanation, t),
    heldBack: heldBackBy(item.explanation),
  }));
  return { total, items: said };
}

const drafts = (db: Database, email: string, limit: number) =>
  todoPart(
    db,
    sql<Item<'drafts'>>`
      select "id" as "jobId", "title" as "jobTitle", "updatedAt" from "jobs"
      where "recruiterEmail" = ${email} and "status" = 'DRAFT'`,
    sql`"updatedAt" desc, "jobId"`,
    limit,
  );

/**
 * A recruiter's open tasks; a fixed number of statements, however many jobs there are.
 *
 * @param perPart the most entries of each part
 */
export async function recruiterTodo(
  db: Database,
  email: string,
  now: Date,
  t: Translate,
  perPart: number,
): Promise<RecruiterTodo> {
  const [counts, coming, due, offers, cards, unread, answered, unseen, saved, empty, begun] =
    await Promise.all([
      db
        .selectFrom('jobs')
        .select([
          sql<number>`count(*)`.as('jobsCount'),
          sql<number>`count(*) filter (where "status" = 'OPEN')`.as('openJobsCount'),
        ])
        .where('recruiterEmail', '=', email)
        .executeTakeFirstOrThrow(),
      countListsComing(db, email, now),
      answersDue(db, email, now, perPart),
      offerNews(db, email, now, perPart),
      scorecardsMissing(db, email, now, perPart),
      messagesUnread(db, email, perPart),
      invitationsAnswered(db, email, now, perPart),
      unseenLists(db, email, now, perPart),
      savedWithoutNext(db, email, perPart),
      emptyJobs(db, email, t, perPart),
      drafts(db, email, perPart),
    ]);
  return {
    ...counts,
    listsComingCount: coming,
    answersDue: due,
    offerNews: offers,
    scorecardsMissing: cards,
    messagesUnread: unread,
    invitationsAnswered: answered,
    unseenLists: unseen,
    savedWithoutNext: saved,
    emptyJobs: empty,
    drafts: begun,
  };
}
