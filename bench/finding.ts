/**
 * Searches as people type them, and whether they find what they ought to among the demo's jobs, the real postings (where there are
 * any), and twenty jobs written for it. `queries.json` was written before the search was first improved, and `laterQueries.json`
 * before it was improved again, when the half held out of the first had been seen. Of the later ones, which stand by alphabet,
 * every second is held out. `furtherQueries.json` was written before the third time, and but for two known misses held out.
 * Prints each half: jobs in the first ten, and wrong ones above the last right one.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { z } from 'zod';
import { JobFields } from '../schemas/job.ts';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/db/database.ts';
import { demoJobs } from '../server/demo/data/jobs.ts';
import { createJob } from '../server/features/jobs/createJob.ts';
import { addCandidate, addEmployer, addRecruiter, testPassword } from '../tests/support/people.ts';
import { testServices } from '../tests/support/services.ts';
import { benchDatabase, jobsFile } from './realData.ts';

const Written = z.array(z.looseObject({ id: z.string(), title: z.string() }));
/** Jobs by the id of a written one, or by how their title begins. */
const Search = z.object({ query: z.string(), right: z.array(z.string()), fine: z.array(z.string()) });
const Searches = z.object({ tuned: z.array(Search), held: z.array(Search) });
type Search = z.infer<typeof Search>;

const pageSize = 10;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./finding/${name}.json`, import.meta.url), 'utf8'));
const written = Written.parse(read('jobs'));
const titleOf = new Map(written.map(({ id, title }) => [id, title]));

function postings(): unknown[] {
  try {
    const rows: Record<string, string>[] = parse(readFileSync(jobsFile, 'utf8'), { columns: true });
    return rows.map(({ title, description, employmentType, workplaceType, city, state }) => ({
      ...{ title, description, employmentType, workplaceType, city, state },
      country: 'US',
    }));
  } catch {
    console.log(`Without the real postings: there is no ${jobsFile}.`);
    return [];
  }
}

async function addJobs(db: Database): Promise<void> {
  const recruiter = await addRecruiter(db, 'r@find.example', await addEmployer(db, 'b@find.example', {}));
  const all = [
    ...demoJobs()
      .filter(({ status }) => status === 'OPEN')
      .map(({ fields }) => fields),
    ...postings(),
    ...written.map(({ id: _, ...fields }) => fields),
  ];
  for (const fields of all) {
    const { id } = await createJob(db, recruiter, JobFields.parse(fields), new Date());
    await db
      .updateTable('jobs')
      .set({ status: 'OPEN', openedAt: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
  }
}

const isOneOf = (title: string, names: readonly string[]) =>
  names.some((name) => {
    const own = titleOf.get(name);
    return own === undefined ? title.includes(name) : title === own;
  });

type Find = (q: string) => Promise<string[]>;

async function judge({ query, right, fine }: Search, find: Find) {
  const found = await find(query);
  const hits = right.filter((name) => found.some((title) => isOneOf(title, [name])));
  const last = found.findLastIndex((title) => isOneOf(title, right));
  const wrong = found.filter((title) => !isOneOf(title, [...right, ...fine]));
  const above = found.slice(0, last + 1).filter((title) => wrong.includes(title));
  return {
    query,
    found: hits.length,
    asked: right.length,
    wrongAbove: above.length,
    wrong: wrong.length,
    missed: right.filter((name) => !hits.includes(name)).join(', '),
  };
}

async function measure(name: string, searches: readonly Search[], find: Find): Promise<void> {
  const rows: Awaited<ReturnType<typeof judge>>[] = [];
  for (const search of searches) rows.push(await judge(search, find));
  console.table(rows);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  console.log(
    `${name}: ${sum(({ found }) => found)} of ${sum(({ asked }) => asked)} jobs in the first ten; ` +
      `${rows.filter(({ missed }) => missed === '').length} of ${rows.length} searches complete; ` +
      `wrong jobs above right ones ${sum(({ wrongAbove }) => wrongAbove)}, in all ${sum(({ wrong }) => wrong)}`,
  );
}

const { db, close } = await benchDatabase();
try {
  await addJobs(db);
  const payload = { email: 'c@find.example', password: testPassword };
  await addCandidate(db, payload.email);
  const app = await buildApp(testServices(db, { matchJobs: async () => [] }));
  const { token } = (await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })).json<{
    token: string;
  }>();
  const find: Find = async (q) => {
    const query = new URLSearchParams({ sort: 'relevance', perPage: String(pageSize), q });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url: `/api/v1/jobs?${query}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${q} was answered ${answer.statusCode}: ${answer.body}`);
    const titles = answer.json<{ title: string }[]>().map(({ title }) => title);
    if (process.env.BENCH_TITLES) console.log(`${q}: ${titles.join(' | ')}`);
    return titles;
  };
  const { tuned, held } = Searches.parse(read('queries'));
  const later = z.array(Search).parse(read('laterQueries'));
  const further = Searches.parse(read('furtherQueries'));
  const halves: Record<string, Search[]> = {
    'Tuned on': tuned,
    'Held out, seen since': held,
    'Later, tuned on': later.filter((_, index) => index % 2 === 0),
    'Later, held out': later.filter((_, index) => index % 2 === 1),
    'Further, tuned on': further.tuned,
    'Further, held out': further.held,
  };
  const asked = process.env.BENCH_HALVES?.split(';') ?? Object.keys(halves);
  for (const name of asked) await measure(name, halves[name] ?? [], find);
  await app.close();
} finally {
  await close();
}
