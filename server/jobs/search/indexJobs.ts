/** Keeps what jobs are found by up to date: the words added to them, and the vocabulary of spellings. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { searchWordsOf, searchWordsVersion, type WordedJob } from './searchWords.ts';

/** Jobs looked at in one question. */
const batchSize = 500;

/** What the added words of a job are made from, in short; the triggers of the database see to everything else. */
const madeFrom = sql<string>`md5(concat_ws('|', ${searchWordsVersion}::integer, "title", "city", "state", "workplaceType", "employmentType"))`;

/** Words as they are spelled in jobs; short ones and those with digits are not worth correcting. */
async function learnSpellings(db: Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into "searchVocabulary" ("word")
    select distinct "word" collate "C" from "jobs"
      left join "recruiters" using ("recruiterEmail") left join "employers" using ("employerEmail"),
      unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', "searchText"(concat_ws(' ', "title", "description",
        jsonb_path_query_array("criteria", '$[*].name')::text, "employerName", "city", "state", "searchWords"))))) "word"
    where ${which} and length("word") between 4 and 30 and "word" !~ '[0-9]'
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
  for (;;) {
    const stale = await db
      .selectFrom('jobs')
      .select(['id', 'title', 'city', 'state', 'workplaceType', 'employmentType', madeFrom.as('madeFrom')])
      .where(sql<boolean>`"searchWordsOf" is distinct from ${madeFrom}`)
      .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
      .limit(batchSize)
      .execute();
    if (stale.length > 0) await store(db, stale);
    done += stale.length;
    if (stale.length < batchSize) break;
  }
  if (ids !== undefined) await learnSpellings(db, sql`"jobs"."id" = any(${ids}::uuid[])`);
  return done;
}

type Stale = WordedJob & { id: string; madeFrom: string };

async function store(db: Database, stale: readonly Stale[]): Promise<void> {
  const rows = stale.map((job) => ({ id: job.id, of: job.madeFrom, words: searchWordsOf(job) }));
  await sql`
    update "jobs" set "searchWords" = "given"."words", "searchWordsOf" = "given"."of"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as "given"("id" uuid, "of" text, "words" text)
    where "jobs"."id" = "given"."id" and ${madeFrom} = "given"."of"`.execute(db);
  const ids = rows.map(({ id }) => id);
  await learnSpellings(db, sql`"jobs"."id" = any(${ids}::uuid[])`);
}
