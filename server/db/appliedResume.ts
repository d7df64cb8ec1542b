/** The resume an application was sent with: the candidate's main one, or a row beside it. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ResumeColumns, Tables } from './tables.ts';

/** The resume an application was sent with, out of rows of both tables. */
export const appliedColumn = <C extends keyof ResumeColumns>(name: C): RawBuilder<ResumeColumns[C]> =>
  sql`case when "resumes"."id" is null then ${sql.ref(`candidates.${name}`)} else ${sql.ref(`resumes.${name}`)} end`;

/** Applications with the resume each was sent with, whose columns `appliedColumn` names. */
export const withApplied = <T>(applications: SelectQueryBuilder<Tables, 'applications', T>) =>
  applications
    .innerJoin('candidates', 'candidates.candidateEmail', 'applications.candidateEmail')
    .leftJoin('resumes', (join) =>
      join
        .onRef('resumes.id', '=', 'applications.resumeId')
        .onRef('resumes.candidateEmail', '=', 'applications.candidateEmail'),
    );

/** The same as a value of an application's row. */
export const ofApplied = (value: RawBuilder<unknown>) => sql`(
  select ${value} from "candidates" left join "resumes"
    on "resumes"."id" = "applications"."resumeId" and "resumes"."candidateEmail" = "applications"."candidateEmail"
  where "candidates"."candidateEmail" = "applications"."candidateEmail")`;
