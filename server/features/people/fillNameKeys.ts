/** Gives a key to employers that were stored without one: before there were keys, or by an older build beside this one. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { nameKey } from './nameKey.ts';

const batchSize = 1000;

interface Keyed {
  email: string;
  name: string;
  key: string;
}

/** Stores keys nobody has; someone who registers a name of the same key at this moment makes it fail. */
const store = (db: Database, batch: readonly Keyed[]) =>
  sql`
    update "employers" set "nameKey" = "made"."key"
    from unnest(
      ${batch.map(({ email }) => email)}::text[],
      ${batch.map(({ name }) => name)}::text[],
      ${batch.map(({ key }) => key)}::text[]) as "made" ("email", "name", "key")
    where "employerEmail" = "made"."email" and "employerName" = "made"."name" and "nameKey" is null
      and not exists (select from "employers" as "other" where "other"."nameKey" = "made"."key")`.execute(db);

/** The oldest of several that look alike gets the key; the others stay without, and keep their names. */
export async function fillNameKeys(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('employers')
    .select(['employerEmail', 'employerName'])
    .where('nameKey', 'is', null)
    .orderBy('createdAt')
    .orderBy('employerEmail')
    .execute();
  const byKey = new Map<string, Keyed>();
  for (const { employerEmail: email, employerName: name } of rows) {
    const key = nameKey(name);
    if (!byKey.has(key)) byKey.set(key, { email, name, key });
  }
  const keyed = [...byKey.values()];
  for (let start = 0; start < keyed.length; start += batchSize) {
    const batch = keyed.slice(start, start + batchSize);
    await store(db, batch).catch(async (error: { code?: string }) => {
      if (error.code !== '23505') throw error;
      // Corrections that were withdrawn meanwhile are seen now.
      await store(db, batch);
    });
  }
}
