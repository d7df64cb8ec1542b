/** Keeps what jobs are found by up to date: the words added to them, where they are, and the vocabulary of spellings. */
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { locate } from '../../../matching/places/locate.ts';
import { meaningsVersion } from './meanings.ts';
import { searchWordsOf, searchWordsVersion, type WordedJob } from './searchWords.ts';

/** Jobs looked at in one question; reading their texts holds up calls for a millisecond each. */
const batchSize = 100;

/**
 * The sources of a job's added words, in short, and of the codes, which count skills and everyday names; the triggers of the
 * database see to everything else. They also forget it when the description changes, which would take long to read of all.
 */
const madeFrom = sql<string>`md5(concat_ws('|', ${searchWordsVersion}::integer, ${meaningsVersion()}::text, "title", "criteria"::text, "city", "state", "country", "workplaceType", "employmentType"))`;

/** Words as jobs spell them; short ones and those with digits are not worth correcting. */
async function learnSpellings(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    insert into "searchVocabulary" ("word")
    select distinct ltrim("lexeme", '~') collate "C" from "jobs", unnest(tsvector_to_array("search")) "lexeme"
    where "jobs"."id" = any(${ids}::uuid[]) and "lexeme" ~ '^~?[^-+~!#@0-9]{4,30}$'
    order by 1
    on conflict do nothing`.execute(db);
}

/**
 * Brings jobs that are new or have changed up to date; usually called with those just written.
 *
 * @param ids only these; all of them unless given
 * @returns how many were brought up to date
 */
export async function indexJobs(db: Database, ids?: readonly string[]): Promise<number> {
  let done = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const stale = await db
      .selectFrom('jobs')
      .select([
        'id',
        'title',
        'description',
        'criteria',
        'city',
        'state',
        'country',
        'workplaceType',
        'employmentType',
      ])
      .select([madeFrom.as('madeFrom'), sql<string>`md5("description")`.as('says')])
      .where(sql<boolean>`"searchWordsOf" is distinct from ${madeFrom}`)
      .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (stale.length > 0) await store(db, stale);
    done += stale.length;
    last = stale.at(-1)?.id ?? last;
    if (stale.length < batchSize) break;
  }
  if (ids !== undefined) await learnSpellings(db, ids);
  return done;
}

type Stale = WordedJob & { id: string; madeFrom: string; says: string };

async function store(db: Database, stale: readonly Stale[]): Promise<void> {
  const rows = stale.map((job) => {
    const point = job.city === null ? null : locate(job.city, [job.state, job.country]);
    return { id: job.id, of: job.madeFrom, says: job.says, words: searchWordsOf(job), ...point };
  });
  await sql`
    update "jobs" set "searchWords" = "given"."words", "searchWordsOf" = "given"."of",
      "latitude" = "given"."latitude", "longitude" = "given"."longitude"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as "given"("id" uuid, "of" text, "says" text, "words" text, "latitude" double precision, "longitude" double precision)
    where "jobs"."id" = "given"."id" and ${madeFrom} = "given"."of" and md5("description") = "given"."says"`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  await learnSpellings(db, ids);
}
