/** Applications as they are read, with the names that belong to them and their history. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { CandidateApplication } from '../../../schemas/application.ts';
import { Invitation } from '../../../schemas/invitation.ts';
import { JobOffer } from '../../../schemas/jobOffer.ts';
import type { Caller, Guest } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { appliedColumn, ofApplied } from '../../db/appliedResume.ts';
import type { Database } from '../../db/database.ts';
import { candidateName, recruiterName } from '../../db/fullName.ts';
import { hostActs } from '../../db/hostActs.ts';
import { jsonOf } from '../../db/jsonOf.ts';
import type { ListColumns } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { ApplicationRow, Tables } from '../../db/tables.ts';

type ApplicationRows<T = object> = SelectQueryBuilder<Tables, 'applications', T>;

const ofJob = (value: RawBuilder<unknown>) =>
  sql`(select ${value} from "jobs" where "jobs"."id" = "applications"."jobId")`;

/** The pick that led to an application, or that came to nothing before it. */
const ofPick = (value: RawBuilder<unknown>, join = sql``) => sql`(
  select ${value} from "dailyCandidates" ${join}
  where "dailyCandidates"."jobId" = "applications"."jobId"
    and "dailyCandidates"."candidateEmail" = "applications"."candidateEmail")`;

/** The fields that only those who hire may know. */
const dailyCandidateId = ofPick(sql`"dailyCandidates"."id"`);
const fit = sql`(
  select "fit" from "jobFits"
  where "jobFits"."jobId" = "applications"."jobId"
    and "jobFits"."candidateEmail" = "applications"."candidateEmail")`;

/** Fields that are there for those who hire. */
type HirersField = 'fit' | 'dailyCandidateId' | 'elsewhere';
const hirersFields = { fit: true, dailyCandidateId: true, elsewhere: true } as const;

const computed: Record<
  Exclude<keyof CandidateApplication, keyof ApplicationRow | HirersField>,
  RawBuilder<unknown>
> = {
  jobTitle: ofJob(sql`"jobs"."title"`),
  jobState: ofJob(
    sql`case when "jobs"."status" in ('OPEN', 'ON_HOLD') then "jobs"."status" else 'CLOSED' end`,
  ),
  jobClosedAt: ofJob(sql`"jobs"."closedAt"`),
  employerName: sql`(
    select "employers"."employerName"
    from "jobs" join "recruiters" using ("recruiterEmail") join "employers" using ("employerEmail")
    where "jobs"."id" = "applications"."jobId")`,
  candidateName: sql`(
    select ${candidateName()}
    from "candidates" where "candidates"."candidateEmail" = "applications"."candidateEmail")`,
  // An erased person has no password left and no address to prove.
  candidateEmailVerified: sql`(
    select "emailVerified" or "passwordHash" is null
    from "users" where "users"."email" = "applications"."candidateEmail")`,
  headline: ofApplied(appliedColumn('headline')),
  resume: ofApplied(sql`jsonb_build_object(
    'id', coalesce("resumes"."id", "candidates"."resumeId"), 'resumeFileName', ${appliedColumn('resumeFileName')},
    'resumeUnreadPages', ${appliedColumn('resumeUnreadPages')},
    'resumeOcrPages', ${appliedColumn('resumeOcrPages')}, 'skills', ${appliedColumn('skills')},
    'yearsOfExperience', ${appliedColumn('yearsOfExperience')}, 'correctedFacts', (
      select coalesce(jsonb_agg("name"), '[]')
      from jsonb_object_keys(${appliedColumn('factCorrections')}) "name"))`),
  stageName: ofJob(sql`coalesce(
    jsonb_path_query_first("jobs"."stages", '$[*] ? (@.id == $id)', jsonb_build_object('id', "stageId")) ->> 'name',
    "stageId")`),
  history: sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'status', "status", 'stageName', "stageName", 'by', "by",
      'at', to_char("at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by "at", "id"), '[]')
    from "applicationEvents" where "applicationId" = "applications"."id")`,
  invitation: ofPick(
    jsonOf('invitations', Invitation),
    sql`join "invitations" on "invitations"."dailyCandidateId" = "dailyCandidates"."id"`,
  ),
  offer: sql`(
    select ${jsonOf('jobOffers', JobOffer.omit({ sentBy: true }))} || jsonb_build_object('sentBy', (
      select ${recruiterName()} from "recruiters"
      where "recruiters"."recruiterEmail" = "jobOffers"."recruiterEmail"))
    from "jobOffers" where "jobOffers"."applicationId" = "applications"."id"
    order by "jobOffers"."sentAt" desc, "jobOffers"."id" desc limit 1)`,
};

const selections = selectShape('applications', CandidateApplication.omit(hirersFields).shape, computed);

/** Selects applications as the candidate may see them. */
const selectApplication = (rows: ApplicationRows): ApplicationRows<CandidateApplication> =>
  rows.select(selections).$castTo<CandidateApplication>();

/** The same with how well the candidate fits, and the pick, for those who hire. */
export const selectJudgedApplication = (rows: ApplicationRows): ApplicationRows<CandidateApplication> =>
  selectApplication(rows).select([
    fit.$castTo<CandidateApplication['fit']>().as('fit'),
    dailyCandidateId.$castTo<string | null>().as('dailyCandidateId'),
  ]);

/** The same, of an application's fields only those of a schema, and more. @param more fields that are no application's */
export const selectFieldsOf = (shape: object, more: Readonly<Record<string, RawBuilder<unknown>>>) =>
  selectShape('applications', shape, { ...computed, fit, ...more });

/** Applications as this caller may see them. */
export const applicationsSeenBy = ({ role }: Pick<Caller, 'role'>) =>
  role === 'CANDIDATE' ? selectApplication : selectJudgedApplication;

/** The answer for an application that does not exist, or that the caller may not know of. */
export const noSuchApplication = () => notFound('There is no such application.');

/** @throws ApiError NOT_FOUND */
export const findApplication = (
  db: Database,
  id: string,
  rows: ApplicationRows = db.selectFrom('applications'),
  select = selectApplication,
): Promise<CandidateApplication> =>
  select(rows.where('applications.id', '=', id)).executeTakeFirstOrThrow(noSuchApplication);

/** The applications a caller may see: their own, those for their jobs, of their organisation, those they are asked about. */
export function applicationsInScope(
  db: Database,
  { role, email, employerEmail }: Pick<Caller | Guest, 'role' | 'email' | 'employerEmail'>,
): ApplicationRows {
  const applications = db.selectFrom('applications');
  if (role === 'CANDIDATE') return applications.where('applications.candidateEmail', '=', email);
  if (role === 'GUEST')
    return applications
      .where('applications.status', '=', 'ACTIVE')
      .where((eb) =>
        eb(
          'applications.jobId',
          'in',
          eb
            .selectFrom('jobGuests')
            .select('jobGuests.jobId')
            .where('jobGuests.guestEmail', '=', email)
            .where(hostActs),
        ),
      );
  return applications.where((eb) =>
    eb(
      'applications.jobId',
      'in',
      role === 'RECRUITER'
        ? eb.selectFrom('jobs').select('jobs.id').where('jobs.recruiterEmail', '=', email)
        : eb
            .selectFrom('jobs')
            .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
            .select('jobs.id')
            .where('recruiters.employerEmail', '=', employerEmail),
    ),
  );
}

const ref = (name: string) => sql.ref(`applications.${name}`);

const derived = listColumns('applications', CandidateApplication, computed);

export const applicationColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: derived.sorts,
  changedAt: ref('changedAt'),
  search: [computed.candidateName, computed.jobTitle],
  filters: {
    ...derived.filters,
    // The very ids, not a part of one.
    jobId: { by: ref('jobId'), type: 'uuid' },
    stageId: { by: ref('stageId'), type: 'text' },
  },
};
