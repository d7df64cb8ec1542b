/** One person, with everything the employer keeps about them. */
import { sql } from 'kysely';
import type { PersonRecord } from '../../../schemas/person.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import { isOwnPerson } from '../../ranking/ownPeople.ts';
import { candidatesInScope } from '../people/selectPeople.ts';
import { standingsOf } from '../standings/findStandings.ts';
import { personEvents } from './personEvents.ts';
import { filesAbout } from './personFiles.ts';
import { notesAbout } from './personNotes.ts';
import { knownPeople, noSuchPerson, selectPerson } from './selectKnownPeople.ts';

/** Jobs that a person's own page tells of. */
const mostStandings = 50;

const ratingsOf = (db: Database, caller: Caller, email: string) =>
  db
    .selectFrom('personRatings')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'personRatings.recruiterEmail')
    .where('personRatings.employerEmail', '=', caller.employerEmail)
    .where('personRatings.candidateEmail', '=', email)
    .select(['personRatings.recruiterEmail', 'rating', recruiterName().as('recruiterName')])
    .orderBy('recruiterName')
    .execute();

/** Whether the resume and the profile are the caller's to read. */
const mayRead = async (db: Database, caller: Caller, email: string) =>
  caller.role === 'RECRUITER' &&
  (await candidatesInScope(db, caller)
    .where('candidates.candidateEmail', '=', email)
    .select(sql`1`.as('one'))
    .executeTakeFirst()) !== undefined;

/** The end of a record that the company keeps on a ground of its own. */
const endOfRecord = sql<string | null>`(
  select "endsAt" from "addedPeople" "added"
  where "added"."heldAs" = "people"."candidateEmail" and "added"."basis" <> 'CONSENT')`;

/** @throws ApiError NOT_FOUND for someone the employer does not know */
export async function personRecord(db: Database, caller: Caller, email: string): Promise<PersonRecord> {
  const person = await selectPerson(knownPeople(db, caller).where('people.candidateEmail', '=', email))
    .select(['candidates.skills', 'candidates.resumeFileName', 'candidates.candidatePhone'])
    .select([isOwnPerson.as('isOwn'), sql<boolean>`"candidates"."heldBy" is not null`.as('isHeld')])
    .select(endOfRecord.as('endsAt'))
    .executeTakeFirstOrThrow(noSuchPerson);
  const [standings, isTheirs, ratings, notes, events, files] = await Promise.all([
    standingsOf(db, caller, [email], mostStandings),
    mayRead(db, caller, email),
    ratingsOf(db, caller, email),
    notesAbout(db, caller, email),
    personEvents(db, caller, email),
    filesAbout(db, caller, email),
  ]);
  return {
    ...person,
    isOwn: Boolean(person.isOwn),
    candidatePhone: isTheirs ? person.candidatePhone : null,
    standings: standings.get(email) ?? [],
    resumeFileName: isTheirs ? person.resumeFileName : null,
    myRating: ratings.find(({ recruiterEmail }) => recruiterEmail === caller.email)?.rating ?? null,
    ratings: ratings.map(({ recruiterName, rating }) => ({ recruiterName, rating })),
    notes,
    files,
    events,
  };
}
