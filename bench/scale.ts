/**
 * The cost of a daily run with very many people and jobs, all of them generated: seconds with one thread (and of processor in
 * this process, which a busy machine does not change) and with two, peak
 * memory of this process (the database has its own), bytes a person, how long a job opened at noon waits, what a call of
 * the API takes meanwhile, and how many of the true first ten the outlines keep. Beside it what scoring every person for
 * every job would take, from the cost of a pair in the same run. Prints a table.
 *
 * Usage: npx node bench/scale.ts [--full | 100000x1000 …]
 */
import { sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/db/database.ts';
import { type Hands, threadHands } from '../server/features/dailyRun/hands.ts';
import { runDailyLists } from '../server/features/dailyRun/run.ts';
import { createExpectFits } from '../server/features/expectedFits/expectFits.ts';
import { generateJobs } from '../server/generate/generateJobs.ts';
import { generatePeople } from '../server/generate/generatePeople.ts';
import { Outlines } from '../server/ranking/outlines/outlines.ts';
import { dueJobs, readJobs } from '../server/ranking/pool.ts';
import { productMatching as matching } from '../server/ranking/productMatching.ts';
import { addCandidate, testPassword } from '../tests/support/people.ts';
import { testServices } from '../tests/support/services.ts';
import { benchDatabase } from './realData.ts';

const isFull = process.argv.includes('--full');
const given = process.argv.slice(2).filter((one) => /^\d+x\d+$/.test(one));
const sizes: [people: number, jobs: number][] = isFull
  ? [
      [10_000, 100],
      [100_000, 1000],
      [1_000_000, 10_000],
    ]
  : [
      [4000, 100],
      [16_000, 100],
    ];
if (given.length > 0) sizes.splice(0, sizes.length, ...given.map(sizeOf));
const resumes = isFull ? 20_000 : 4000;
/** Jobs for which everyone is scored to see whom the outlines lose. */
const checkedJobs = 12;
const checkedPeople = 4000;
const seed = 7;

function sizeOf(text: string): [people: number, jobs: number] {
  const [people = 0, jobs = 0] = text.split('x').map(Number);
  return [people, jobs];
}

const seconds = (from: number) => (performance.now() - from) / 1000;
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Asks for the first page of open jobs again and again until told to stop. @returns milliseconds of the slowest hundredth */
async function askMeanwhile(db: Database) {
  const candidate = await addCandidate(db, 'candidate@bench.example');
  const app = await buildApp(testServices(db));
  const payload = { email: candidate, password: testPassword };
  const { token } = (await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })).json<{
    token: string;
  }>();
  const taken: number[] = [];
  let asking = true;
  const asked = (async () => {
    while (asking) {
      const from = performance.now();
      await app.inject({
        url: '/api/v1/jobs?page=1&perPage=20',
        headers: { authorization: `Bearer ${token}` },
      });
      taken.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    asking = false;
    await asked;
    await app.close();
    return taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? 0;
  };
}

/** How many of the true first ten of some jobs are among those who would be scored, and what scoring a pair costs. */
async function checkOutlines(db: Database) {
  const rows = await db
    .selectFrom('candidateProfiles')
    .select(['candidateEmail', 'sketch'])
    .orderBy(sql`md5("candidateEmail")`)
    .limit(checkedPeople)
    .execute();
  const people = await matching.people(
    db,
    rows.map(({ candidateEmail }) => candidateEmail),
  );
  const ordinary = matching.count(undefined, [...people.values()]);
  const outlines = new Outlines();
  outlines.add({
    emails: rows.map(({ candidateEmail }) => candidateEmail),
    hashes: rows.map((_, i) => i),
    until: rows.map(() => 2),
    sketches: Buffer.concat(rows.map(({ sketch }) => sketch)),
  });
  const jobs = await readJobs(db, (await dueJobs(db, dayFrom(900), {}, new Date())).slice(0, checkedJobs));
  let kept = 0;
  let all = 0;
  let micros = 0;
  for (const job of jobs) {
    const prepared = matching.prepareJob(job, ordinary);
    const from = performance.now();
    const scored = [...people].map(([email, person]) => ({ email, ...matching.score(prepared, person) }));
    micros += ((performance.now() - from) * 1000) / scored.length / jobs.length;
    const chosen = new Set(outlines.promising(matching.coarse(prepared), 500, 1));
    const best = scored
      .sort((a, b) => b.score - a.score || b.fine - a.fine)
      .slice(0, 10)
      .filter(({ band }) => band !== 'LIMITED');
    all += best.length;
    kept += best.filter(({ email }) => chosen.has(email)).length;
  }
  return { recall: all > 0 ? kept / all : 1, micros };
}

/** Asks how many would fit some jobs as they are written; the first request waits for everyone's outlines. */
async function askExpectedFits(db: Database) {
  const expectFits = createExpectFits(db);
  const jobs = await readJobs(db, (await dueJobs(db, dayFrom(900), {}, new Date())).slice(0, 30));
  const drafts = jobs.map(({ title, description, criteria }) => ({ title, description, criteria }));
  const [draft] = drafts;
  if (!draft) throw new Error('There are no jobs');
  const from = performance.now();
  while ((await expectFits(draft, [])).pending);
  const first = seconds(from);
  const taken: number[] = [];
  const before = process.cpuUsage();
  for (const one of drafts) {
    const asked = performance.now();
    await expectFits(one, []);
    taken.push(performance.now() - asked);
  }
  const { user, system } = process.cpuUsage(before);
  taken.sort((a, b) => a - b);
  const processor = (user + system) / 1000 / drafts.length;
  return { first, processor, usual: taken[Math.floor(taken.length / 2)] ?? 0, slowest: taken.at(-1) ?? 0 };
}

async function measure(people: number, jobs: number) {
  const { db, connection, close } = await benchDatabase();
  try {
    const client = new pg.Client(connection);
    await client.connect();
    const at = new Date();
    const written = performance.now();
    await generatePeople(client, { people, seed, at, resumes }, () => {});
    await generateJobs(client, { jobs, seed, at });
    await client.query('vacuum analyze');
    await client.end();
    const writing = seconds(written);
    const { micros, recall } = await checkOutlines(db);

    let peak = 0;
    const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100);
    const clock = () => new Date();
    const run = async (hands: Hands, day: number, jobIds?: string[]) => {
      const from = performance.now();
      await runDailyLists({ db, clock, perJob: 10, hands }, dayFrom(day), jobIds ? { jobIds } : {});
      return seconds(from);
    };
    const alone = threadHands(connection, 1);
    const before = process.cpuUsage();
    const one = await run(alone, 1);
    const { user, system } = process.cpuUsage(before);
    const [first = '', second = ''] = await dueJobs(db, dayFrom(3), {}, new Date());
    const warm = await run(alone, 3, [first]);
    alone.close();
    const stop = await askMeanwhile(db);
    const pair = threadHands(connection, 2);
    const two = await run(pair, 2);
    pair.close();
    const p99 = await stop();
    const newcomer = threadHands(connection, 1);
    const cold = await run(newcomer, 3, [second]);
    const asked = performance.now();
    await newcomer.warmUp();
    const readAhead = seconds(asked);
    newcomer.close();
    clearInterval(sampling);
    const expecting = await askExpectedFits(db);
    const bytes = await db
      .selectFrom('candidateProfiles')
      .select(sql<number>`avg(length("profile"))::real`.as('profile'))
      .select(sql<number>`avg(length("sketch"))::real`.as('sketch'))
      .executeTakeFirstOrThrow();
    return {
      people,
      jobs,
      'writing, s': writing.toFixed(0),
      'one thread, s': one.toFixed(1),
      '… of processor': ((user + system) / 1e6).toFixed(1),
      'two, s': two.toFixed(1),
      'all pairs, s': ((people * jobs * micros) / 1e6).toFixed(0),
      'pair, µs': micros.toFixed(0),
      'peak, MB': (peak / 2 ** 20).toFixed(0),
      'profile, bytes': Math.round(bytes.profile),
      'outline, bytes': bytes.sketch,
      'job at noon, s': warm.toFixed(2),
      '… before outlines are read': cold.toFixed(2),
      'outlines read at a start, s': readAhead.toFixed(1),
      'how many would fit, ms': expecting.usual.toFixed(0),
      '… processor, ms': expecting.processor.toFixed(0),
      '… slowest': expecting.slowest.toFixed(0),
      '… first, s': expecting.first.toFixed(1),
      'call meanwhile p99, ms': p99.toFixed(0),
      'first ten kept': recall.toFixed(3),
    };
  } finally {
    await close();
  }
}

const table = [];
for (const [people, jobs] of sizes) {
  table.push(await measure(people, jobs));
  console.table(table.slice(-1));
}
if (table.length > 1) console.table(table);
const [small, large] = [table.at(-2), table.at(-1)];
if (small && large) {
  const grown = Math.log((large.people * large.jobs) / (small.people * small.jobs));
  const slower = Math.log(Number(large['one thread, s']) / Number(small['one thread, s']));
  console.log(`Seconds grow with people × jobs to the power ${(slower / grown).toFixed(2)}.`);
}
