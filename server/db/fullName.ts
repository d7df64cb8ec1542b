/** People's names, first and last, as questions to the database read them. */
import { type RawBuilder, sql } from 'kysely';

const fullName = (table: string, whose: 'candidate' | 'recruiter' | 'administrator'): RawBuilder<string> =>
  // Some people have one name.
  sql<string>`rtrim(${sql.ref(`${table}.${whose}FirstName`)} || ' ' || ${sql.ref(`${table}.${whose}LastName`)})`;

/** @param table what the question calls the table */
export const candidateName = (table = 'candidates'): RawBuilder<string> => fullName(table, 'candidate');

/** @param table what the question calls the table */
export const recruiterName = (table = 'recruiters'): RawBuilder<string> => fullName(table, 'recruiter');

/** The name of a company's administrator, the company's where they entered none; null for everyone else. */
export const nameOfAdministrator = (email: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select coalesce(${fullName('acting', 'administrator')}, "employerName")
  from "administrators" "acting" join "employers" using ("employerEmail")
  where "acting"."administratorEmail" = ${email})`;
