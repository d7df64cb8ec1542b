/** The people an employer knows, as the caller may list them. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { Person } from '../../../schemas/person.ts';
import { type Caller, seesLists } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { allOf } from '../../db/conditions.ts';
import { contactOf } from '../../db/contactOf.ts';
import type { Database } from '../../db/database.ts';
import { dayOrMoment } from '../../db/dayOrMoment.ts';
import { candidateName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { hasPlainWords } from '../../db/plainLetters.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';
import { isNotHidden } from '../../ranking/hiddenPeople.ts';
import { isOwnPerson } from '../../ranking/ownPeople.ts';

type PersonRows<T = object> = SelectQueryBuilder<Tables, 'people' | 'candidates', T>;

/** People the caller's employer knows, as a list counts and orders them; those who were only listed, while the plan lasts. */
export function listedPeople(db: Database, caller: Caller): SelectQueryBuilder<Tables, 'people', object> {
  const known = db
    .selectFrom('people')
    .where('people.employerEmail', '=', caller.employerEmail)
    .where(isNotHidden(sql`${caller.employerEmail}`, sql.ref('people.candidateEmail')));
  return seesLists(caller) ? known : known.where(isOwnPerson);
}

/** The same with who they are. */
export const knownPeople = (db: Database, caller: Caller): PersonRows =>
  listedPeople(db, caller).innerJoin('candidates', 'candidates.candidateEmail', 'people.candidateEmail');

const name = candidateName();

const beside = (table: string, value: string): RawBuilder<unknown> => sql`(
  select ${sql.raw(value)} from ${sql.table(table)} "beside"
  where "beside"."employerEmail" = "people"."employerEmail" and "beside"."candidateEmail" = "people"."candidateEmail")`;
const rating = beside('personRatings', 'round(avg("rating"), 1)');

const selections = selectShape('candidates', Person.omit({ standings: true }).shape, {
  id: sql.ref('people.candidateEmail'),
  candidateEmail: contactOf(sql.ref('people.candidateEmail')),
  candidateName: name,
  tags: sql.ref('people.tags'),
  latestAt: dayOrMoment('people.latestAt'),
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

/** Where the words of a search are looked for, and what is misspelled: name, headline, place and skills. */
export const plainWords = sql.ref('candidates.plainWords');

/** So many matches are taken one by one; of more, the employer's people are gone through in order. */
const comparedPeople = 1000;

/** The people of a list whose candidates meet a condition. */
export const whoseCandidate = (condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> => sql`exists (
  select from "candidates" where "candidates"."candidateEmail" = "people"."candidateEmail" and ${condition})`;

/** How the words of a search are asked for: the database cannot tell how many match, and would go through all people for a few. */
export async function findsPeople(db: Database, q = ''): Promise<NonNullable<ListColumns['findsWords']>> {
  const words = hasPlainWords(q, plainWords);
  if (words.length === 0) return () => [];
  const { rows } = await sql<{ email: string }>`
    select "candidateEmail" as "email" from "candidates"
    where ${allOf(words)} limit ${comparedPeople + 1}`.execute(db);
  const emails = rows.map(({ email }) => email);
  return () =>
    emails.length > comparedPeople
      ? [whoseCandidate(allOf(words))]
      : [sql`"people"."candidateEmail" = any(${emails}::text[])`];
}

/** A value of the candidate that a row of the list is about. */
const ofCandidate = (value: RawBuilder<unknown>) => sql`(
  select ${value} from "candidates" where "candidates"."candidateEmail" = "people"."candidateEmail")`;

export const personColumns: ListColumns = {
  id: { by: sql.ref('people.candidateEmail'), type: 'text' },
  sorts: {
    latestAt: { by: sql.ref('people.latestAt'), type: 'timestamptz' },
    candidateName: { by: ofCandidate(sql`lower(${name})`), type: 'text' },
    rating: { by: rating, type: 'double precision', nullable: true },
  },
  changedAt: sql.ref('people.changedAt'),
  search: [],
  filters: {
    tag: { by: sql.ref('people.tags'), type: 'text', match: 'has' },
    importId: {
      by: beside('importedPeople', `coalesce(jsonb_agg("importId"), '[]')`),
      type: 'text',
      match: 'has',
    },
  },
};
