/**
 * Profiles as the database keeps them. A change of a candidate takes the profile away in its own transaction (a trigger
 * of migration 0019); it is made again in the background, and by whoever needs it first.
 */
import { type Expression, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { openProfile, type Profile } from '../matching/profile/openProfile.ts';
import { profileVersion } from '../matching/profile/version.ts';
import { type MadeProfile, makeProfile, type StampedRow } from './makeProfile.ts';
import { matchColumns } from './matchColumns.ts';

/** How profiles are made: here, or in a thread. */
export type MakeProfiles = (rows: readonly StampedRow[]) => Promise<MadeProfile[]>;

const makeHere: MakeProfiles = async (rows) => rows.map(makeProfile);

const stampedRows = (db: Database) =>
  db
    .selectFrom('candidates')
    .select(matchColumns)
    .select(sql<string>`"candidates"."xmin"::text`.as('stamp'))
    .where('facts', 'is not', null);

/** Keeps profiles of rows that nobody has changed meanwhile; of the others somebody makes new ones. */
async function keep(db: Database, made: readonly MadeProfile[]): Promise<void> {
  const rows = made
    .map(({ bytes, sketch, occupations, ...rest }) => ({
      ...rest,
      occupations: `{${occupations.join(',')}}`,
      profile: Buffer.from(bytes).toString('base64'),
      sketch: Buffer.from(sketch).toString('base64'),
    }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
  if (rows.length === 0) return;
  const given: Expression<unknown> = sql`${JSON.stringify(rows)}::jsonb`;
  await sql`
    insert into "candidateProfiles" ("candidateEmail", "version", "occupations", "years", "level", "profile",
      "sketch")
    select "candidates"."candidateEmail", ${profileVersion}, "given"."occupations"::smallint[], "given"."years",
      "given"."level", decode("given"."profile", 'base64'),
      decode("given"."sketch", 'base64')
    from jsonb_to_recordset(${given}) as "given"(
      "email" text, "stamp" text, "occupations" text, "years" real, "level" smallint, "profile" text, "sketch" text)
    join "candidates" on "candidates"."candidateEmail" = "given"."email"
      and "candidates"."xmin"::text = "given"."stamp"
    order by "given"."email"
    for share of "candidates"
    on conflict ("candidateEmail") do update set
      "version" = excluded."version", "occupations" = excluded."occupations", "years" = excluded."years",
      "level" = excluded."level", "profile" = excluded."profile", "sketch" = excluded."sketch"`.execute(db);
}

/**
 * Makes some of the profiles that are missing or of another version: some milliseconds of work each.
 * @returns how many were made; fewer than asked for when none is left
 */
export async function makeMissingProfiles(
  db: Database,
  most: number,
  make: MakeProfiles = makeHere,
): Promise<number> {
  const rows = await stampedRows(db)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('candidateProfiles')
            .select(sql`1`.as('one'))
            .whereRef('candidateProfiles.candidateEmail', '=', 'candidates.candidateEmail')
            .where('version', '=', profileVersion),
        ),
      ),
    )
    .limit(most)
    .execute();
  await keep(db, await make(rows));
  return rows.length;
}

/**
 * The profiles of some candidates; those that are not kept are made now. Candidates without a readable resume have none.
 * @param db not a long transaction: what is made is kept for everybody
 */
export async function profilesOf(db: Database, emails: readonly string[]): Promise<Map<string, Profile>> {
  const kept = await db
    .selectFrom('candidateProfiles')
    .select(['candidateEmail', 'profile'])
    .where('candidateEmail', '=', sql<string>`any(${emails})`)
    .where('version', '=', profileVersion)
    .execute();
  const profiles = new Map(kept.map(({ candidateEmail, profile }) => [candidateEmail, openProfile(profile)]));
  const missing = emails.filter((email) => !profiles.has(email));
  if (missing.length > 0) {
    const rows = await stampedRows(db).where('candidateEmail', '=', sql<string>`any(${missing})`).execute();
    const made = rows.map(makeProfile);
    await keep(db, made);
    for (const { email, bytes } of made) profiles.set(email, openProfile(bytes));
  }
  return profiles;
}
