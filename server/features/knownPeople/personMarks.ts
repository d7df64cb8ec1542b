/** Tags and ratings of a person. */
import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { type Database, toRow } from '../../db/database.ts';
import { knownPeople } from './selectKnownPeople.ts';

const mostTagsInUse = 100;

/** @param tags in place of those there are; each counts once */
export async function setTags(
  tx: Database,
  { employerEmail }: Caller,
  candidateEmail: string,
  tags: readonly string[],
): Promise<void> {
  await tx
    .updateTable('people')
    .set(toRow({ tags: [...new Set(tags)] }))
    .where('employerEmail', '=', employerEmail)
    .where('candidateEmail', '=', candidateEmail)
    .execute();
}

/** Gives the caller's own rating, 1 to 5; null takes it back. */
export async function rate(
  tx: Database,
  { email: recruiterEmail, employerEmail }: Caller,
  candidateEmail: string,
  rating: number | null,
): Promise<void> {
  await tx
    .deleteFrom('personRatings')
    .where('recruiterEmail', '=', recruiterEmail)
    .where('candidateEmail', '=', candidateEmail)
    .execute();
  if (rating === null) return;
  await tx
    .insertInto('personRatings')
    .values({ employerEmail: employerEmail ?? '', candidateEmail, recruiterEmail, rating })
    .execute();
}

/** Tags of the people the caller may see, those of most people first. */
export async function tagsInUse(db: Database, caller: Caller): Promise<{ tag: string; people: number }[]> {
  const { rows } = await sql<{ tag: string; people: number }>`
    select "tag", count(*) "people"
    from (${knownPeople(db, caller).select('people.tags')}) "known" cross join jsonb_array_elements_text("tags") "all"("tag")
    group by "tag" order by "people" desc, "tag" limit ${mostTagsInUse}`.execute(db);
  return rows;
}
