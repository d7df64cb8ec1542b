/** The people an employer knows, as the caller may list them. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Person } from '../../../schemas/person.ts';
import { type Caller, seesLists } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type PersonRows<T = object> = SelectQueryBuilder<Tables, 'people' | 'candidates', T>;

/** People the caller's employer knows; who was only listed, while the plan lasts. */
export function knownPeople(db: Database, caller: Caller): PersonRows {
  const known = db
    .selectFrom('people')
    .innerJoin('candidates', 'candidates.candidateEmail', 'people.candidateEmail')
    .where('people.employerEmail', '=', caller.employerEmail);
  return seesLists(caller) ? known : known.where('people.hasApplied', '=', true);
}

const candidate = (name: string) => sql.ref(`candidates.${name}`);
const name = candidateName();

const beside = (table: string, value: string): RawBuilder<unknown> => sql`(
  select ${sql.raw(value)} from ${sql.table(table)} "beside"
  where "beside"."employerEmail" = "people"."employerEmail" and "beside"."candidateEmail" = "people"."candidateEmail")`;
const rating = beside('personRatings', 'round(avg("rating"), 1)');

const selections = selectShape('candidates', Person.omit({ standings: true }).shape, {
  id: sql.ref('people.candidateEmail'),
  candidateName: name,
  tags: sql.ref('people.tags'),
  latestAt: sql.ref('people.latestAt'),
  rating,
  ratingsCount: beside('personRatings', 'count(*)'),
  notesCount: beside('personNotes', 'count(*)'),
});

/** A person without where they stand. */
type PersonRow = Omit<Person, 'standings'>;

export const selectPerson = (rows: PersonRows): PersonRows<PersonRow> =>
  rows.select(selections).$castTo<PersonRow>();

/** The answer for someone the employer does not know, or nobody knows. */
export const noSuchPerson = () => notFound('There is no such person.');

/** Where the words of a search are looked for; trigrams of all of them together find what is misspelled. */
export const searched: RawBuilder<unknown> = sql`(${name} || ' ' || coalesce(${candidate('headline')}, '') || ' '
  || coalesce(${candidate('candidateCity')}, '') || ' ' || coalesce(${candidate('candidateState')}, '') || ' '
  || ${candidate('skills')}::text)`;

export const personColumns: ListColumns = {
  id: { by: sql.ref('people.candidateEmail'), type: 'text' },
  sorts: {
    latestAt: { by: sql.ref('people.latestAt'), type: 'timestamptz' },
    candidateName: { by: sql`lower(${name})`, type: 'text' },
    rating: { by: rating, type: 'double precision', nullable: true },
  },
  changedAt: sql.ref('people.changedAt'),
  search: [searched],
  filters: { tag: { by: sql.ref('people.tags'), type: 'text', match: 'has' } },
};
