/** People's names, first and last, as questions to the database read them. */
import { type RawBuilder, sql } from 'kysely';

const fullName = (table: string, whose: 'candidate' | 'recruiter'): RawBuilder<string> =>
  sql<string>`(${sql.ref(`${table}.${whose}FirstName`)} || ' ' || ${sql.ref(`${table}.${whose}LastName`)})`;

/** @param table what the question calls the table */
export const candidateName = (table = 'candidates'): RawBuilder<string> => fullName(table, 'candidate');

/** @param table what the question calls the table */
export const recruiterName = (table = 'recruiters'): RawBuilder<string> => fullName(table, 'recruiter');
