/** People an employer added, as its recruiters list them while they have not answered. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { AddedPerson } from '../../../schemas/addedPerson.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type AddedRows<T = object> = SelectQueryBuilder<Tables, 'addedPeople', T>;

export const noSuchAdded = () => notFound((t) => t('There is no such person, or they have answered.'));

/** Who has run out of time is erased within the hour, and not shown until then. */
export const addedBy = (db: Database, employerEmail: string | null, now: Date): AddedRows =>
  db
    .selectFrom('addedPeople')
    .where('addedPeople.employerEmail', '=', employerEmail)
    .where('addedPeople.endsAt', '>', now.toISOString());

export const addedName = sql<string>`rtrim("addedPeople"."fields"->>'candidateFirstName' || ' ' || ("addedPeople"."fields"->>'candidateLastName'))`;

const selections = selectShape('addedPeople', AddedPerson.shape, {
  candidateName: addedName,
  headline: sql`"addedPeople"."resume"->>'headline'`,
  jobTitle: sql`(select "title" from "jobs" where "jobs"."id" = "addedPeople"."jobId")`,
});

export const selectAdded = (rows: AddedRows): AddedRows<AddedPerson> =>
  rows.select(selections).$castTo<AddedPerson>();

export const addedColumns: ListColumns = {
  id: { by: sql.ref('addedPeople.id'), type: 'uuid' },
  sorts: { addedAt: { by: sql.ref('addedPeople.addedAt'), type: 'timestamptz' } },
  search: [addedName, sql.ref('addedPeople.candidateEmail')],
  filters: {},
};
