/** Candidates, recruiters and employers as they are read. Each one's id is the e-mail address. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { Candidate } from '../../../schemas/candidate.ts';
import { Employer } from '../../../schemas/employer.ts';
import { Recruiter, RecruiterSummary } from '../../../schemas/recruiter.ts';
import type { Caller } from '../../access/caller.ts';
import { contactOf } from '../../db/contactOf.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';
import { isNotHidden } from '../../ranking/hiddenPeople.ts';
import { type AnswersOwed, answersOwedByRecruiter } from '../jobs/answersOwed.ts';

type Rows<TB extends keyof Tables, T = object> = SelectQueryBuilder<Tables, TB, T>;

const candidateSelections = selectShape('candidates', Candidate.shape, {
  id: sql.ref('candidates.candidateEmail'),
  candidateEmail: contactOf(sql.ref('candidates.candidateEmail')),
  correctedFacts: sql`(
    select coalesce(jsonb_agg("name"), '[]') from jsonb_object_keys("candidates"."factCorrections") "name")`,
});
/** A figure of the recruiter's jobs, of all time: added up by the database, and what has changed since. */
const figureOf = (name: 'dailyCandidates' | 'applications' | 'hires') => sql`(
  coalesce((select ${sql.ref(name)} from "recruiterFigures"
    where "recruiterFigures"."recruiterEmail" = "recruiters"."recruiterEmail" and "date" = 'infinity'), 0)
  + (select coalesce(sum("n"), 0) from "jobs" join "figureChanges" on "figureChanges"."jobId" = "jobs"."id"
    where "jobs"."recruiterEmail" = "recruiters"."recruiterEmail" and "what" = ${sql.lit(name)}))::bigint`;

/** The fields that are no columns of a recruiter, but for what is owed now. */
const recruiterComputed = {
  id: sql.ref('recruiters.recruiterEmail'),
  employerName: sql`(
    select "employerName" from "employers" where "employers"."employerEmail" = "recruiters"."employerEmail")`,
  employerLeft: sql`(
    select "employerLeftAt" is not null from "employers" where "employers"."employerEmail" = "recruiters"."employerEmail")`,
  openJobsCount: sql`(
    select count(*) from "jobs"
    where "jobs"."recruiterEmail" = "recruiters"."recruiterEmail" and "jobs"."status" = 'OPEN')`,
  dailyCandidatesCount: figureOf('dailyCandidates'),
  applicationsCount: figureOf('applications'),
  hiresCount: figureOf('hires'),
};
const recruiterSelections = selectShape('recruiters', Recruiter.shape, recruiterComputed);
const employerSelections = selectShape('employers', Employer.shape, {
  id: sql.ref('employers.employerEmail'),
});

export const selectCandidate = (rows: Rows<'candidates'>): Rows<'candidates', Candidate> =>
  rows.select(candidateSelections).$castTo<Candidate>();
export const selectRecruiter = (rows: Rows<'recruiters'>): Rows<'recruiters', Recruiter> =>
  rows.select(recruiterSelections).$castTo<Recruiter>();
/** Recruiters beside the answers they owe, which are counted once, however often they are told, ordered and narrowed by. */
export const withAnswersOwed = (rows: Rows<'recruiters'>, now: Date) =>
  rows.innerJoinLateral(answersOwedByRecruiter(now).as('owed'), (join) => join.onTrue());
type OwingRows<T = object> = SelectQueryBuilder<Tables & { owed: AnswersOwed }, 'recruiters' | 'owed', T>;

/** The fields of what an employer sees that are no columns of a recruiter. */
export const summaryComputed = {
  ...recruiterComputed,
  answersOverdueCount: sql.ref('owed.answersOverdueCount'),
  answersDueCount: sql.ref('owed.answersDueCount'),
  oldestAnswerBy: sql.ref('owed.oldestAnswerBy'),
};
const summarySelections = selectShape('recruiters', RecruiterSummary.shape, summaryComputed);
export const selectRecruiterSummary = (rows: OwingRows): OwingRows<RecruiterSummary> =>
  rows.select(summarySelections).$castTo<RecruiterSummary>();
export const selectEmployer = (rows: Rows<'employers'>): Rows<'employers', Employer> =>
  rows.select(employerSelections).$castTo<Employer>();

/**
 * Candidates the caller may see: themselves, or for a recruiter everyone who was picked or applied for one of their jobs,
 * and those whom the company imported or added.
 */
export function candidatesInScope(db: Database, caller: Caller): Rows<'candidates'> {
  const candidates = db.selectFrom('candidates');
  if (caller.role === 'CANDIDATE') return candidates.where('candidates.candidateEmail', '=', caller.email);
  const seen = (table: 'dailyCandidates' | 'applications') => sql<boolean>`exists (
    select 1 from ${sql.table(table)} "seen" join "jobs" on "jobs"."id" = "seen"."jobId"
    where "seen"."candidateEmail" = "candidates"."candidateEmail" and "jobs"."recruiterEmail" = ${caller.email})`;
  const isBrought = sql<boolean>`"candidates"."heldBy" = ${caller.employerEmail} or exists (
    select from "people" where "people"."candidateEmail" = "candidates"."candidateEmail"
      and "people"."employerEmail" = ${caller.employerEmail} and "people"."broughtAs" is not null)`;
  return candidates
    .where((eb) => eb.or([seen('dailyCandidates'), seen('applications'), isBrought]))
    .where(isNotHidden(sql`${caller.employerEmail}`));
}
