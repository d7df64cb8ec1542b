/** The figures of hiring as they have to be: every application, event, offer and pick read and counted, as no screen could wait for. */
import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import {
  countDays,
  countDaysOfJobs,
  countHiring,
  type HiringSpan,
} from '../../server/features/stats/hiringFigures.ts';

type Course = Pick<HiringSpan, 'jobId' | 'source'> & {
  recruiter: string;
  enteredOn: string;
  sentAt: string;
  interviewedAt: string | null;
  offeredAt: string | null;
  latest: string | null;
  latestAt: string | null;
};

/** The facts of each application, read from everything there is of it. */
async function readCourses(db: Database): Promise<Course[]> {
  const { rows } = await sql<Course>`
    select "application"."jobId", "recruiterEmail" as "recruiter", "application"."createdAt" as "sentAt",
      coalesce("broughtAs", case when "application"."source" = 'APPLIED' then 'APPLIED' when "isFromSearch" then 'SEARCH'
        else 'DAILY_LIST' end) as "source",
      case when "application"."source" = 'INVITED' then coalesce("pick"."date", "application"."createdAt"::date)
        else "application"."createdAt"::date end::text as "enteredOn",
      (select min("at") from "applicationEvents" where "applicationId" = "application"."id" and "status" <> 'HIRED'
        and "stageType" = 'INTERVIEW') as "interviewedAt",
      least((select min("at") from "applicationEvents" where "applicationId" = "application"."id" and "status" <> 'HIRED'
        and "stageType" = 'OFFER'), (select min("sentAt") from "jobOffers" where "applicationId" = "application"."id"
        and "status" <> 'WITHDRAWN')) as "offeredAt",
      "latest"."status" as "latest", "latest"."at" as "latestAt"
    from "applications" "application" join "jobs" on "jobs"."id" = "application"."jobId"
      left join "dailyCandidates" "pick" on "pick"."jobId" = "application"."jobId"
        and "pick"."candidateEmail" = "application"."candidateEmail"
      join "recruiters" using ("recruiterEmail")
      left join "people" on "people"."employerEmail" = "recruiters"."employerEmail" and "people"."candidateEmail" = "application"."candidateEmail"
      left join lateral (select "status", "at" from "applicationEvents" where "applicationId" = "application"."id"
        order by "at" desc, "id" desc limit 1) "latest" on true`.execute(db);
  return rows;
}

interface Picked {
  jobId: string;
  recruiter: string;
  date: string;
  status: string;
  isFromSearch: boolean;
}

/** Counts and days of a span as one table, made of single rows by plain loops. */
export async function hiringAfresh(
  db: Database,
  { from, jobId, source }: HiringSpan,
): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  const add = (
    one: { jobId?: string | undefined; recruiter: string; source?: string | undefined },
    on: string,
    what: string,
  ) => {
    if (`${on.slice(0, 7)}-01` < from) return;
    if ((jobId && one.jobId !== jobId) || (source && one.source !== source)) return;
    for (const of of ['ALL null', `JOB ${one.jobId}`, `RECRUITER ${one.recruiter}`, `SOURCE ${one.source}`]) {
      // Steps on the way to a hire are told for all together alone.
      if (/^to[^H]|^from/.test(what) && of !== 'ALL null') continue;
      const key = `${of} ${what}`;
      counted[key] = (counted[key] ?? 0) + 1;
    }
  };
  for (const one of await readCourses(db)) {
    const { sentAt, interviewedAt, offeredAt, enteredOn } = one;
    const hiredAt = one.latest === 'HIRED' ? one.latestAt : null;
    const isHired = hiredAt !== null;
    const isOffered = isHired || offeredAt !== null;
    const isInterviewed = isOffered || interviewedAt !== null;
    const isOut = one.latest === 'REJECTED' || one.latest === 'WITHDRAWN';
    add(one, enteredOn, 'applied');
    if (isInterviewed) add(one, enteredOn, 'interviewed');
    if (isOffered) add(one, enteredOn, 'offered');
    if (isHired) add(one, enteredOn, 'hired');
    const reached = isOffered ? 'lostOffered' : isInterviewed ? 'lostInterviewed' : 'lostApplied';
    if (isOut) add(one, enteredOn, reached);
    const step = (name: string, since: string | null, at: string | null) => {
      if (since === null || at === null || Date.parse(at) < Date.parse(since)) return;
      add(one, at, `${name} ${Math.round((Date.parse(at) - Date.parse(since)) / 86_400_000)}`);
    };
    step('toHire', sentAt, hiredAt);
    step('toInterview', sentAt, interviewedAt);
    step('toOffer', interviewedAt, offeredAt);
    step('fromOffer', offeredAt, hiredAt);
  }
  const { rows: picks } = await sql<Picked>`
    select "jobId", "recruiterEmail" as "recruiter", "date"::text, "dailyCandidates"."status", "isFromSearch"
    from "dailyCandidates" join "jobs" on "jobs"."id" = "jobId"`.execute(db);
  for (const { date, status, isFromSearch, ...whose } of picks) {
    const one = { ...whose, source: isFromSearch ? 'SEARCH' : 'DAILY_LIST' };
    add(one, date, 'shown');
    if (status === 'SAVED' || status === 'INVITED') add(one, date, 'picked');
    if (status === 'INVITED') add(one, date, 'invited');
  }
  return counted;
}

/** The same as it is kept. */
export async function hiringKept(
  db: Database,
  jobIds: readonly string[],
  span: HiringSpan,
): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { by, of, jobsCount: _, ...counts } of await countHiring(db, span, 100))
    for (const [what, n] of Object.entries(counts)) counted[`${by} ${of} ${what}`] = n;
  const days = await countDays(db, span);
  const ofJobs = await countDaysOfJobs(db, jobIds, span);
  const told = ofJobs.filter(({ of }) => span.jobId === undefined || of === span.jobId);
  for (const { by, of, what, days: took, n } of [...days, ...told])
    counted[`${by} ${of} ${what} ${took}`] = n;
  return Object.fromEntries(Object.entries(counted).filter(([, n]) => n !== 0));
}
