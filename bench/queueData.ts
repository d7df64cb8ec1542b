/** A recruiter's morning with very many lists, made of the demo's people. */
import { sql } from 'kysely';
import { openDatabase } from '../server/db/database.ts';
import { startPostgres } from '../server/db/embedded/startPostgres.ts';

/**
 * Replaces all that waits in the demo by open jobs of one recruiter, each with a list of today. People, evidence and
 * resumes are the demo's: each list is some of all its picks, other ones for each job.
 *
 * @param dataDir of a server that runs
 */
export async function fillQueue(
  dataDir: string,
  { recruiter, jobs, picks }: { recruiter: string; jobs: number; picks: number },
): Promise<void> {
  const { connection, stop } = await startPostgres({ dataDir });
  const { db, close } = openDatabase(connection);
  try {
    await db.transaction().execute(async (trx) => {
      await sql`update "dailyCandidates" set "status" = 'SAVED', "reviewedAt" = now()`.execute(trx);
      await sql`create temporary table "copies" on commit drop as
        select "job", gen_random_uuid() as "id", "number"
        from generate_series(1, ${jobs}) as "number" cross join lateral (
          select "jobs" as "job" from "jobs" where "recruiterEmail" = ${recruiter} order by "id" limit 1) as "one"`.execute(
        trx,
      );
      await sql`insert into "jobs" select (jsonb_populate_record("job", jsonb_build_object(
          'id', "id", 'status', 'OPEN', 'title', format('%s %s', ("job")."title", "number")))).* from "copies"`.execute(
        trx,
      );
      await sql`insert into "dailyLists" ("jobId", "date", "size", "poolSize")
        select "id", current_date, ${picks}, ${picks} from "copies"`.execute(trx);
      await sql`with "people" as (
          select distinct on ("candidateEmail") "dailyCandidates" as "pick"
          from "dailyCandidates" join "candidates" using ("candidateEmail")
          where "resumeKey" is not null order by "candidateEmail"
        ), "places" as (
          select "pick", "id", row_number() over (partition by "id" order by md5(format('%s %s', "id", ("pick")."candidateEmail")))
            as "rank" from "people", "copies"
        )
        insert into "dailyCandidates" select (jsonb_populate_record("pick", jsonb_build_object(
          'id', gen_random_uuid(), 'jobId', "id", 'date', current_date, 'rank', "rank", 'status', 'NEW',
          'reasons', '[]'::jsonb, 'reviewedAt', null))).* from "places" where "rank" <= ${picks}`.execute(
        trx,
      );
    });
  } finally {
    await close();
    await stop();
  }
}
