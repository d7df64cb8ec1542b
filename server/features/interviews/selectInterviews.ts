/** Interviews as they are read. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { Interview } from '../../../schemas/interview.ts';
import type { RecruiterStatus } from '../../../schemas/recruiter.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { candidateName, recruiterName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { ComputedInterviewField, Tables } from '../../db/tables.ts';
import type { AboutInterview } from '../../mail/templates/interviewMails.ts';

type InterviewTables = 'interviews' | 'applications' | 'jobs' | 'recruiters' | 'employers' | 'candidates';
type InterviewRows<T = object> = SelectQueryBuilder<Tables, InterviewTables, T>;

/** An interview with what its mails need. */
export interface KnownInterview extends AboutInterview {
  recruiterStatus: RecruiterStatus;
}

/** The answer for an interview that does not exist, or that the caller may not know of. */
export const noSuchInterview = () => notFound('There is no such interview.');

export const allInterviews = (db: Database): InterviewRows =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.applicationId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('candidates', 'candidates.candidateEmail', 'applications.candidateEmail')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'interviews.recruiterEmail')
    // Of the job: who held an interview may work elsewhere since.
    .innerJoin('employers', (join) =>
      join.on(
        sql<boolean>`exists (
          select from "recruiters" "hirer"
          where "hirer"."recruiterEmail" = "jobs"."recruiterEmail" and "hirer"."employerEmail" = "employers"."employerEmail")`,
      ),
    );

/** Who reads interviews. */
type Reader = Pick<Caller, 'role' | 'email' | 'employerEmail'>;

/** Which interviews a caller may see: their own, those of their jobs, also held by others, or their organisation's. */
function isTheirs({ role, email, employerEmail }: Reader): RawBuilder<SqlBool> {
  if (role === 'CANDIDATE')
    return sql`"interviews"."applicationId" in (
      select "id" from "applications" "own" where "own"."candidateEmail" = ${email})`;
  return role === 'RECRUITER'
    ? sql`"interviews"."hirerEmail" = ${email}`
    : sql`"interviews"."hirerEmail" in (
        select "recruiterEmail" from "recruiters" "hirer" where "hirer"."employerEmail" = ${employerEmail})`;
}

export const interviewsInScope = (db: Database, caller: Reader): InterviewRows =>
  allInterviews(db).where(isTheirs(caller));

/** The same without what belongs to them: a list counts, narrows and orders them alone. */
export const listedInterviews = (
  db: Database,
  caller: Caller,
): SelectQueryBuilder<Tables, 'interviews', object> => db.selectFrom('interviews').where(isTheirs(caller));

const statusAt = (now: Date) => sql`(case
  when "interviews"."cancelledAt" is not null then 'CANCELLED'
  when "interviews"."startsAt" is null then 'PROPOSED'
  when "interviews"."endsAt" <= ${now}::timestamptz then 'DONE'
  else 'BOOKED' end)`;

/** Times ahead at which the recruiter has no other interview. */
const openTimesAt = (now: Date) => sql`(
  select coalesce(jsonb_agg("time" order by "time"), '[]')
  from jsonb_array_elements_text("interviews"."proposedTimes") "list"("time")
  where "interviews"."startsAt" is null and "interviews"."cancelledAt" is null
    and "time"::timestamptz > ${now}::timestamptz
    and not exists (
      select from "interviews" "other"
      where "other"."recruiterEmail" = "interviews"."recruiterEmail" and "other"."cancelledAt" is null
        and tstzrange("other"."startsAt", "other"."endsAt") && tstzrange(
          "time"::timestamptz, "time"::timestamptz + make_interval(mins => "interviews"."minutes"))
        and "other"."startsAt" is not null))`;

function computedAt(now: Date): Record<ComputedInterviewField, RawBuilder<unknown>> {
  return {
    jobId: sql.ref('applications.jobId'),
    jobTitle: sql.ref('jobs.title'),
    employerName: sql.ref('employers.employerName'),
    recruiterName: recruiterName(),
    candidateEmail: sql.ref('applications.candidateEmail'),
    candidateName: candidateName(),
    openTimes: openTimesAt(now),
    status: statusAt(now),
  };
}

export const selectInterview =
  (now: Date) =>
  (rows: InterviewRows): InterviewRows<Interview> =>
    rows.select(selectShape('interviews', Interview.shape, computedAt(now))).$castTo<Interview>();

/** One interview with what its mails need. @throws ApiError NOT_FOUND */
export const findKnownInterview = (db: Database, id: string, now: Date): Promise<KnownInterview> =>
  selectInterview(now)(allInterviews(db).where('interviews.id', '=', id))
    .select(['interviews.recruiterEmail', 'recruiters.status as recruiterStatus'])
    .executeTakeFirstOrThrow(noSuchInterview);

const ref = (name: string) => sql.ref(`interviews.${name}`);

/** Words of an interview, in a list of them alone. */
const ofApplication = (value: RawBuilder<unknown>) => sql`(
  select ${value} from "applications" join "jobs" on "jobs"."id" = "applications"."jobId"
    join "candidates" using ("candidateEmail") join "recruiters" using ("recruiterEmail") join "employers" using ("employerEmail")
  where "applications"."id" = "interviews"."applicationId")`;

export const interviewColumns = (now: Date): ListColumns => ({
  id: { by: ref('id'), type: 'uuid' },
  sorts: {
    createdAt: { by: ref('createdAt'), type: 'timestamptz' },
    startsAt: { by: ref('startsAt'), type: 'timestamptz', nullable: true },
  },
  changedAt: ref('changedAt'),
  search: [
    ofApplication(candidateName()),
    ofApplication(sql`"jobs"."title"`),
    ofApplication(sql`"employers"."employerName"`),
  ],
  filters: {
    applicationId: { by: ref('applicationId'), type: 'uuid' },
    status: { by: statusAt(now), type: 'text' },
  },
});
