/** Very many plausible open jobs, the same ones every time: written by the database itself, from lists of words. */
import { sql } from 'kysely';
import { defaultStages } from '../schemas/job.ts';
import type { Database } from '../server/db/database.ts';
import { occupyJobs } from '../server/features/jobs/occupations.ts';
import { indexJobs } from '../server/features/jobs/search/indexJobs.ts';
import { entriesOf, trades } from '../server/matching/vocabulary/trades.ts';
import { addEmployer, addRecruiter } from '../tests/support/people.ts';

const employers = 200;
/** Jobs written in one statement. */
const batchSize = 10_000;
/** Of more jobs than that, several say the same: what takes longest is making what a text is found by. */
const distinctJobs = 10_000;

/** One kind of job: titles, skills and sentences are drawn from what its trade uses. */
const kinds = trades.map((trade) => ({
  titles: entriesOf(trade.titles).map(([title = '']) => title),
  skills: entriesOf(trade.skills).map(([skill = '']) => skill.replace(/^=/, '')),
  words: entriesOf(trade.words).map(([word = '']) => word),
}));

/** Towns of very different neighbourhoods. */
const towns = `New York NY|Brooklyn NY|Yonkers NY|Newark NJ|Jersey City NJ|Hoboken NJ|Los Angeles CA|Long Beach CA|Glendale CA|
  San Diego CA|San Francisco CA|Oakland CA|San Jose CA|Fresno CA|Chicago IL|Evanston IL|Springfield IL|Houston TX|Dallas TX|
  Fort Worth TX|Austin TX|Round Rock TX|San Antonio TX|El Paso TX|Phoenix AZ|Tucson AZ|Philadelphia PA|Pittsburgh PA|
  Seattle WA|Tacoma WA|Spokane WA|Portland OR|Portland ME|Denver CO|Boulder CO|Boston MA|Cambridge MA|Worcester MA|
  Atlanta GA|Savannah GA|Miami FL|Orlando FL|Tampa FL|Detroit MI|Ann Arbor MI|Minneapolis MN|Saint Paul MN|Nashville TN|
  Memphis TN|Columbus OH|Cleveland OH|Cincinnati OH|Charlotte NC|Raleigh NC|Salt Lake City UT|Boise ID|Billings MT|
  Fargo ND|Anchorage AK|Honolulu HI`;

const ranks = ['', '', '', 'Senior ', 'Junior ', 'Lead '];
const sentences = [
  'You will work with a team that takes pride in % and looks after its people.',
  'We look for somebody who knows % well and can explain it to others.',
  'A day begins with % and rarely ends the same way.',
  'Experience with % is what we ask about first in the interview.',
  'You will own % from the first sketch to the last check.',
  'We pay for training in %, and for the time it takes.',
  'Two of us have done % for twenty years and are glad to teach it.',
  'Nobody here does % alone, and nobody is on call every week.',
];

/** Does something without the indexes of words, which are made in one go afterwards. */
async function withoutIndexes(db: Database, act: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname "name", indexdef "definition" from pg_indexes
    where tablename = 'jobs' and indexdef like '%USING gin%'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await act();
  await db.connection().execute(async (one) => {
    await sql`set maintenance_work_mem = '512MB'`.execute(one);
    for (const { definition } of rows) await sql.raw(definition).execute(one);
    await sql`reset maintenance_work_mem`.execute(one);
  });
}

/** Does something while a trigger of jobs sleeps. */
async function withoutTrigger(db: Database, name: string, act: () => Promise<unknown>): Promise<void> {
  await sql`alter table "jobs" disable trigger ${sql.ref(name)}`.execute(db);
  await act();
  await sql`alter table "jobs" enable trigger ${sql.ref(name)}`.execute(db);
}

/** Writes each job again and again under other ids, days and salaries, until there are `count`. */
async function repeatJobs(db: Database, count: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name "name" from information_schema.columns
    where table_name = 'jobs' and is_generated = 'NEVER'`.execute(db);
  const own = ['id', 'createdAt', 'updatedAt', 'openedAt', 'salaryMin', 'salaryMax'];
  const same = sql.join(rows.flatMap(({ name }) => (own.includes(name) ? [] : [sql.ref(name)])));
  for (let from = distinctJobs; from < count; from += distinctJobs) {
    await sql`
      insert into "jobs" (${sql.join(own.map((name) => sql.ref(name)))}, ${same})
      select overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, "at", "at", "at",
        40000 + "pay", 60000 + "pay", ${same}
      from (select *, (random() * 90)::integer * 1000 "pay", "openedAt" + ${from}::integer * interval '1 minute' "at"
        from "jobs" order by "openedAt" limit ${Math.min(distinctJobs, count - from)}::integer) "before"`.execute(
      db,
    );
  }
}

/** Seeds the database's own random numbers and writes the jobs. */
export async function addOpenJobs(db: Database, count: number): Promise<void> {
  const recruiters: string[] = [];
  for (let i = 0; i < employers; i += 1) {
    const employer = await addEmployer(db, `boss@e${i}.example`, { employerName: `Employer ${i} Holdings` });
    recruiters.push(await addRecruiter(db, `recruiter@e${i}.example`, employer));
  }
  const places = towns.split('|').map((town) => {
    const [, city = '', state = ''] = /^(.+) ([A-Z]{2})$/.exec(town.trim()) ?? [];
    return { city, state };
  });
  const lists = JSON.stringify({ kinds, ranks, sentences, places, recruiters });
  await withoutIndexes(db, async () => {
    // A job's search words are made once, when they are added.
    await withoutTrigger(db, 'jobsSearch', async () => {
      await writeJobs(db, Math.min(count, distinctJobs), count, lists);
      await occupyJobs(db);
    });
    await indexJobs(db);
    await withoutTrigger(db, 'jobsSearch', () => repeatJobs(db, count));
  });
}

/** @param total of all that will be there: the last is opened now */
const writeJobs = (db: Database, count: number, total: number, lists: string) =>
  db.connection().execute(async (one) => {
    await sql`select setseed(0.5)`.execute(one);
    for (let from = 0; from < count; from += batchSize) {
      await sql`
        with "lists" as materialized (select ${lists}::jsonb "of"),
        "drawn" as materialized (
          select "n", "of", "of" -> 'kinds' -> (random() * (jsonb_array_length("of" -> 'kinds') - 1))::integer "kind",
            "of" -> 'places' -> (random() * (jsonb_array_length("of" -> 'places') - 1))::integer "place",
            "of" -> 'recruiters' ->> (random() * ${employers - 1})::integer "recruiter",
            "of" -> 'ranks' ->> (random() * 5)::integer "rank", random() "pay", random() "where", random() "how"
          from "lists", generate_series(${from}::integer + 1, ${Math.min(count, from + batchSize)}::integer) "n"),
        "picked" as materialized (
          select *, initcap("kind" -> 'titles' ->> (random() * (jsonb_array_length("kind" -> 'titles') - 1))::integer) "title",
            array(select distinct "kind" -> 'skills' ->> (("n" * 7 + "i" * 31) % jsonb_array_length("kind" -> 'skills'))
              from generate_series(1, 5) "i") "skills",
            (select string_agg(replace("of" -> 'sentences' ->> (("n" + "i" * 3) % 8),
              '%', "kind" -> 'words' ->> (("n" * 3 + "i" * 17) % greatest(1, jsonb_array_length("kind" -> 'words')))), ' ')
              from generate_series(1, 12) "i") "description"
          from "drawn")
        insert into "jobs" ("id", "recruiterEmail", "title", "description", "employmentType", "workplaceType", "city", "state", "country",
          "salaryMin", "salaryMax", "salaryCurrency", "salaryUnit", "openings", "criteria", "stages", "status",
          "createdAt", "updatedAt", "openedAt")
        select overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, "recruiter", left("rank" || "title", 150), "description",
          (array['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'PART_TIME', 'CONTRACTOR'])[1 + ("how" * 4)::integer],
          (array['ONSITE', 'ONSITE', 'HYBRID', 'REMOTE'])[1 + ("where" * 3)::integer],
          "place" ->> 'city', "place" ->> 'state', 'US', 40000 + ("pay" * 90)::integer * 1000, 60000 + ("pay" * 90)::integer * 1000,
          'USD', 'YEAR', 1,
          (select jsonb_agg(jsonb_build_object('name', "skill", 'importance', 'MUST_HAVE')) from unnest("skills") "skill"),
          ${JSON.stringify(defaultStages)}::jsonb, 'OPEN', "at", "at", "at"
        from "picked", lateral (select now() + ("n" - ${total}::integer) * interval '1 minute' "at") "moment"`.execute(
        one,
      );
    }
  });
