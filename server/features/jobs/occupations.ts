/** The occupations a job is for, stored with it so that a candidate's jobs are found quickly among very many. */
import { sql } from 'kysely';
import type { Job } from '../../../schemas/job.ts';
import type { Database } from '../../db/database.ts';
import { occupationsOfTitle } from '../../matching/vocabulary/occupations.ts';
import { tokenise } from '../../matching/vocabulary/tokens.ts';
import { occupationsOfWords, wordCounts } from '../../matching/vocabulary/wordOccupations.ts';

/** To be increased whenever the same job would get other occupations. */
const occupationsVersion = 1;
/** How many jobs are read in one query. */
const batchSize = 1000;
/** A title's surest occupation and those at least half as sure; the text's if the title means nothing. */
const most = 3;
const leastShare = 0.5;

function occupationsOfJob({ title, description }: Pick<Job, 'title' | 'description'>): number[] {
  const named = occupationsOfTitle(title, most);
  const surest = named[0]?.closeness ?? 0;
  if (surest > 0)
    return named.filter(({ closeness }) => closeness >= leastShare * surest).map(({ id }) => id);
  return occupationsOfWords(wordCounts(tokenise(description).terms), most).map(({ id }) => id);
}

/**
 * Finds the occupations of jobs that are new or have changed; usually called with those just written.
 *
 * @param ids only these; by default all open ones
 */
export async function occupyJobs(db: Database, ids?: readonly string[]): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const stale = await db
      .selectFrom('jobs')
      .select(['id', 'title', 'description', sql<string>`"xmin"::text`.as('stamp')])
      .where(
        sql<boolean>`("occupations" is null or "occupationsVersion" is distinct from ${occupationsVersion}::integer)`,
      )
      .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
      .$if(ids === undefined, (query) => query.where('status', '=', 'OPEN'))
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const rows = stale.map(({ id, stamp, ...job }) => ({
      id,
      stamp,
      found: `{${occupationsOfJob(job).join(',')}}`,
    }));
    // The call that changed a job meanwhile finds its occupations.
    await sql`
      update "jobs" set "occupations" = "found"::smallint[], "occupationsVersion" = ${occupationsVersion}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as "given"("id" uuid, "stamp" text, "found" text)
      where "jobs"."id" = "given"."id" and "jobs"."xmin"::text = "stamp"`.execute(db);
    last = stale.at(-1)?.id ?? last;
    if (stale.length < batchSize) return;
  }
}
