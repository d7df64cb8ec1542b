/**
 * The cost of job search with very many open jobs: medians of a candidate's calls through the app, beside the way without an
 * index (each word looked for in title, place and employer of every row) in the same run. Prints a table.
 *
 * Usage: npx node bench/search.ts [open jobs] [rounds]
 */
import { sql } from 'kysely';
import { buildApp } from '../server/app.ts';
import { logging } from '../server/base/logging.ts';
import type { Database } from '../server/db/database.ts';
import { listPage } from '../server/db/list.ts';
import { createFitMatcher } from '../server/features/fits/fitMatcher.ts';
import { warmFits } from '../server/features/fits/refreshFits.ts';
import { jobColumns } from '../server/features/jobs/jobColumns.ts';
import { selectPublicJob } from '../server/features/jobs/selectJobs.ts';
import { readPerson } from '../server/generate/readPerson.ts';
import { makeQueuedProfiles } from '../server/ranking/profiles/storedProfiles.ts';
import { addCandidate, testPassword } from '../tests/support/people.ts';
import { testServices } from '../tests/support/services.ts';
import { addOpenJobs } from './openJobs.ts';
import { measurePublicSearch } from './publicSearch.ts';
import { filledDatabase } from './realData.ts';

const jobCount = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 9);

/** People whose "best fit first" is measured. */
const readers = 6;

/** The first page, searches of one and several words, common, rare and misspelled, and filters. */
const asked = [
  '',
  'sort=fit',
  'sort=openedAt&page=100',
  'sort=relevance&q=nurse',
  'sort=fit&q=nurse',
  'sort=openedAt&q=nurse',
  'sort=relevance&q=developer',
  'sort=relevance&q=software engineer texas',
  'sort=relevance&q=accountant remote',
  'sort=relevance&q=dev',
  'sort=relevance&q=enfermeras',
  'sort=relevance&q=acountant',
  'sort=relevance&q=tyepscript postgres',
  'sort=relevance&q=team',
  'sort=relevance&q=zymurgist',
  'sort=fit&q=electrician&workplaceType=ONSITE&state=Texas',
  'sort=salaryMax&q=welder',
  'sort=city&order=ASC&perPage=100',
];

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timesOf(act: () => Promise<unknown>, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const from = performance.now();
    await act();
    taken.push(performance.now() - from);
  }
  return taken;
}

/** The same question with every row read. */
function readingAll(db: Database, email: string, params: URLSearchParams) {
  const sort = params.get('sort') ?? 'createdAt';
  const query = {
    page: Number(params.get('page') ?? 1),
    perPage: 20,
    sort: sort === 'fit' || sort === 'relevance' ? 'openedAt' : sort,
    order: 'DESC' as const,
    q: params.get('q') ?? undefined,
  };
  const open = db.selectFrom('jobs').where('jobs.status', '=', 'OPEN');
  return listPage(open, selectPublicJob(email), jobColumns, query);
}

/**
 * "Best fit first" for people with resumes, of different trades, nobody of whom has been compared with any job: the first
 * request of each, of one who started the browser app some seconds before, and later ones.
 */
async function measureFits(db: Database) {
  const fits = createFitMatcher();
  const app = await buildApp(testServices(db, { matchJobs: fits.matchJobs }));
  const began = performance.now();
  await warmFits({ db, matchJobs: fits.matchJobs, log: logging('warn') });
  const ready = (performance.now() - began) / 1000;

  async function enter(number: number) {
    const { text: resumeText, facts } = readPerson(number, '2026-06-01');
    const payload = { email: `reader${number}@bench.example`, password: testPassword };
    await addCandidate(db, payload.email, { facts, resumeText, headline: facts.headline });
    await makeQueuedProfiles(db, 10);
    const { token } = (await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })).json<{
      token: string;
    }>();
    const get = async (url: string) => {
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}`);
    };
    const made = async () =>
      (await sql`select from "jobFits" where "candidateEmail" = ${payload.email}`.execute(db)).rows.length;
    return {
      list: () => get('/api/v1/jobs?page=1&perPage=20&sort=fit'),
      start: () => get('/api/v1/users/me'),
      /** @returns how many fits there are once no more are made */
      async done() {
        let before = -1;
        for (let now = await made(); now > before; now = await made()) {
          before = now;
          await new Promise((resolve) => setTimeout(resolve, 3000));
        }
        return before;
      },
    };
  }

  const first: number[] = [];
  const expected: number[] = [];
  const again: number[] = [];
  const compared: number[] = [];
  for (let number = 1; number <= readers; number += 1) {
    const reader = await enter(number);
    const isExpected = number % 2 === 0;
    if (isExpected) {
      await reader.start();
      await reader.done();
    }
    (isExpected ? expected : first).push(...(await timesOf(reader.list, 1)));
    compared.push(await reader.done());
    again.push(...(await timesOf(reader.list, rounds)));
  }
  fits.close();
  await app.close();
  const row = (values: number[]) => ({
    'median, ms': middle(values).toFixed(0),
    'most, ms': Math.max(...values).toFixed(0),
  });
  console.log(`Jobs made ready in ${ready.toFixed(0)} s; compared with ${middle(compared)} each.`);
  return {
    'best fit first, never compared': row(first),
    '… after the browser app has started': row(expected),
    '… later': row(again),
  };
}

const candidate = 'candidate@bench.example';

const { db, close } = await filledDatabase(`open-jobs-${jobCount}`, async (made) => {
  await addOpenJobs(made.db, jobCount);
  await addCandidate(made.db, candidate);
  await sql`
    insert into "jobFits" ("candidateEmail", "jobId", "candidateVersion", "jobUpdatedAt", "score", "fit", "madeAt")
    select ${candidate}, "id", '', "updatedAt", (random() * 100)::integer,
      '{"score": 50, "band": "GOOD", "criteria": [], "summary": ""}', now()
    from "jobs" where "status" = 'OPEN' order by "openedAt" desc limit 1000`.execute(made.db);
  await sql`vacuum analyze`.execute(made.db);
});
try {
  console.table(await measurePublicSearch(db, rounds));
  const app = await buildApp(testServices(db, { matchJobs: async () => [] }));
  const login = { email: candidate, password: testPassword };
  const signedIn = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: login });
  const { token } = signedIn.json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };

  const table: Record<string, Record<string, string>> = {};
  for (const query of asked) {
    const params = new URLSearchParams(query);
    if (!params.has('perPage')) params.set('perPage', '20');
    let found = '';
    const ask = async () => {
      const answer = await app.inject({ url: `/api/v1/jobs?${params}`, headers });
      if (answer.statusCode !== 200)
        throw new Error(`${query} was answered ${answer.statusCode}: ${answer.body}`);
      found = String(answer.headers['content-range']);
    };
    await ask();
    const ours = await timesOf(ask, rounds);
    const [all = 0] = await timesOf(() => readingAll(db, candidate, params), 1);
    table[query || '(first page)'] = {
      'median, ms': middle(ours).toFixed(0),
      'most, ms': Math.max(...ours).toFixed(0),
      'reading all, ms': all.toFixed(0),
      found,
    };
  }
  console.table(table);
  await app.close();
  console.table(await measureFits(db));
} finally {
  await close();
}
