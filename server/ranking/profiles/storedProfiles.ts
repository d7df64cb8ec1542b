/**
 * Profiles as the database keeps them. A change of a candidate takes the profile away in its own transaction (a trigger
 * of migration 0019) and queues the candidate (0024); it is made again in the background, by any worker, and by any call that
 * needs it first.
 */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { openProfile, type Profile } from '../../matching/profile/openProfile.ts';
import { profileVersion } from '../../matching/profile/version.ts';
import { type MadeProfile, makeProfile, type StampedRow } from './makeProfile.ts';
import { matchColumns } from './matchColumns.ts';

/** Called for each profile that could not be made, without saying whose it is. */
type OnFailure = (error: unknown) => void;

/**
 * Stored in place of a profile that could not be made; nobody is found or scored by it. Like any profile it is removed
 * with the next change of the candidate or of the profile version, and then the profile is tried again.
 */
const setAside = ({ candidateEmail: email, stamp }: StampedRow): MadeProfile => ({
  email,
  stamp,
  occupations: [],
  years: null,
  level: null,
  bytes: new Uint8Array(),
  sketch: new Uint8Array(),
});

/** Each by itself, so that one that cannot be made does not stop the others. */
const makeAll = (
  rows: readonly StampedRow[],
  make: typeof makeProfile,
  onFailure: OnFailure,
): MadeProfile[] =>
  rows.map((row) => {
    try {
      return make(row);
    } catch (error) {
      onFailure(error);
      return setAside(row);
    }
  });

const stampedRows = (db: Database) =>
  db
    .selectFrom('candidates')
    .select(matchColumns)
    .select(sql<string>`"candidates"."xmin"::text`.as('stamp'))
    .where('facts', 'is not', null);

/**
 * Stores profiles of candidates who have not changed meanwhile; the others are still queued.
 * @returns whose were stored
 */
async function keep(db: Database, made: readonly MadeProfile[]): Promise<string[]> {
  const given = made
    .map(({ bytes, sketch, occupations, ...rest }) => ({
      ...rest,
      occupations: `{${occupations.join(',')}}`,
      profile: Buffer.from(bytes).toString('base64'),
      sketch: Buffer.from(sketch).toString('base64'),
    }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
  if (given.length === 0) return [];
  const { rows } = await sql<{ candidateEmail: string }>`
    insert into "candidateProfiles" ("candidateEmail", "version", "occupations", "years", "level", "profile",
      "sketch")
    select "candidates"."candidateEmail", ${profileVersion}, "given"."occupations"::smallint[], "given"."years",
      "given"."level", decode("given"."profile", 'base64'),
      decode("given"."sketch", 'base64')
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as "given"(
      "email" text, "stamp" text, "occupations" text, "years" real, "level" smallint, "profile" text, "sketch" text)
    join "candidates" on "candidates"."candidateEmail" = "given"."email"
      and "candidates"."xmin"::text = "given"."stamp"
    order by "given"."email"
    for share of "candidates"
    on conflict ("candidateEmail") do update set
      "version" = excluded."version", "occupations" = excluded."occupations", "years" = excluded."years",
      "level" = excluded."level", "profile" = excluded."profile", "sketch" = excluded."sketch"
    returning "candidateEmail"`.execute(db);
  return rows.map(({ candidateEmail }) => candidateEmail);
}

/**
 * Queues everyone whose profile is missing or of another version, as after an update of the program. Reads all candidates.
 * @returns how many wait
 */
export async function queueOutdatedProfiles(db: Database): Promise<number> {
  await sql`
    insert into "profileQueue" select "candidateEmail" from "candidates" where "facts" is not null
      and not exists (select from "candidateProfiles" "kept"
        where "kept"."candidateEmail" = "candidates"."candidateEmail" and "version" = ${profileVersion})
    order by "candidateEmail" on conflict do nothing`.execute(db);
  return queuedProfiles(db);
}

/** How many profiles still wait to be made, including those a worker has begun. */
export async function queuedProfiles(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom('profileQueue')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/**
 * Makes some of the waiting profiles that no other worker is making, in some milliseconds each. If the process is killed,
 * they stay queued.
 *
 * @returns how many were taken; 0 if none are left or other workers are making the rest
 */
export const makeQueuedProfiles = (
  db: Database,
  most: number,
  { make = makeProfile, onFailure = () => {} }: { make?: typeof makeProfile; onFailure?: OnFailure } = {},
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const queued = await tx
      .selectFrom('profileQueue')
      .select('candidateEmail')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    const emails = queued.map(({ candidateEmail }) => candidateEmail);
    if (emails.length === 0) return 0;
    const rows = await stampedRows(tx).where('candidateEmail', '=', sql<string>`any(${emails})`).execute();
    const kept = await keep(tx, makeAll(rows, make, onFailure));
    // People who were changed meanwhile stay queued; those who no longer have a resume do not.
    const readable = new Set(rows.map(({ candidateEmail }) => candidateEmail));
    const done = [...kept, ...emails.filter((email) => !readable.has(email))];
    await tx.deleteFrom('profileQueue').where('candidateEmail', '=', sql<string>`any(${done})`).execute();
    return emails.length;
  });

/**
 * The profiles of some candidates; those that are not kept are made now. Candidates without a readable resume have none.
 * @param db not a long transaction: what is made is kept for everyone
 */
export async function profilesOf(db: Database, emails: readonly string[]): Promise<Map<string, Profile>> {
  const kept = await db
    .selectFrom('candidateProfiles')
    .select(['candidateEmail', 'profile'])
    .where('candidateEmail', '=', sql<string>`any(${emails})`)
    .where('version', '=', profileVersion)
    .execute();
  const known = new Set(kept.map(({ candidateEmail }) => candidateEmail));
  const profiles = new Map(
    kept.flatMap(({ candidateEmail, profile }) =>
      profile.length > 0 ? [[candidateEmail, openProfile(profile)] as const] : [],
    ),
  );
  const missing = emails.filter((email) => !known.has(email));
  if (missing.length > 0) {
    const rows = await stampedRows(db).where('candidateEmail', '=', sql<string>`any(${missing})`).execute();
    const made = makeAll(rows, makeProfile, () => {});
    await keep(db, made);
    for (const { email, bytes } of made) if (bytes.length > 0) profiles.set(email, openProfile(bytes));
  }
  return profiles;
}
