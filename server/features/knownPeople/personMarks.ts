/** Tags and ratings of a person. */
import { sql } from 'kysely';
import type { TagChange } from '../../../schemas/atOnce.ts';
import { mostTags } from '../../../schemas/personTag.ts';
import type { Caller } from '../../access/caller.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import { knownPeople, noSuchPerson } from './selectKnownPeople.ts';

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

/**
 * Gives all of them the tag, or takes it from all of them.
 *
 * @returns whose tags that changed
 * @throws ApiError NOT_FOUND; INVALID_FIELDS when one of them has as many tags as there can be
 */
export const tagPeople = (db: Database, caller: Caller, { emails, tag, remove }: TagChange) =>
  db.transaction().execute(async (tx) => {
    const wanted = [...new Set(emails)];
    const known = await knownPeople(tx, caller)
      .where('people.candidateEmail', 'in', wanted)
      .select(['people.candidateEmail', 'people.tags', candidateName().as('name')])
      // In one order, so that two of these cannot wait for each other.
      .orderBy('people.candidateEmail')
      .forUpdate('people')
      .execute();
    if (known.length < wanted.length) throw noSuchPerson();
    const changed = known.filter(({ tags }) => tags.includes(tag) === remove);
    const full = remove ? undefined : changed.find(({ tags }) => tags.length >= mostTags);
    if (full) {
      const said = { name: full.name, count: mostTags };
      throw wrongField('tag', (t) => t('{name} has {count} tags already. Nobody was tagged.', said));
    }
    const changedEmails = changed.map(({ candidateEmail }) => candidateEmail);
    if (changedEmails.length > 0)
      await tx
        .updateTable('people')
        .set({ tags: remove ? sql`"tags" - ${tag}::text` : sql`"tags" || to_jsonb(${tag}::text)` })
        .where('employerEmail', '=', caller.employerEmail)
        .where('candidateEmail', 'in', changedEmails)
        .execute();
    return { emails: changedEmails };
  });

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
