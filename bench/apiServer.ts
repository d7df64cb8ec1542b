/** Serves what bench/api.ts loads: the app and a bare handler, each on a port of its own, on the same data. */
import Fastify from 'fastify';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { JobFields } from '../schemas/job.ts';
import { buildApp } from '../server/app.ts';
import { openDatabase, toRow } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { createJob } from '../server/features/jobs/createJob.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe, testPassword } from '../tests/support/people.ts';
import { testServices } from '../tests/support/services.ts';

export interface BenchTargets {
  token: string;
  targets: { name: string; ours: string; bare: string }[];
}

const jobCount = 319;
const picksPerJob = 10;
const candidateCount = 200;

const { db, pool } = openDatabase(JSON.parse(process.argv[2] ?? '{}') as pg.PoolConfig);

async function fill(): Promise<string> {
  await migrate(db);
  const boss = await addEmployer(db, 'boss@bench.example');
  const recruiter = await addRecruiter(db, 'recruiter@bench.example', boss);
  await subscribe(db, recruiter);
  const people: string[] = [];
  for (let i = 0; i < candidateCount; i += 1) people.push(await addCandidate(db, `c${i}@bench.example`));
  let firstJob = '';
  for (let i = 0; i < jobCount; i += 1) {
    const fields = JobFields.parse({
      title: `Backend engineer ${i}`,
      description: 'What the work is like, in a few paragraphs of plain words. '.repeat(25),
      city: 'Austin',
      state: 'TX',
      criteria: ['PostgreSQL', 'TypeScript', '5 years', 'Bachelor', 'Docker'].map((name) => ({ name })),
    });
    const job = await createJob(db, recruiter, fields, new Date(Date.UTC(2026, 0, 1, 0, i)));
    firstJob ||= job.id;
    await db
      .insertInto('dailyCandidates')
      .values(
        Array.from({ length: i === 0 ? candidateCount : picksPerJob }, (_, n) =>
          toRow({
            id: uuidv7(),
            jobId: job.id,
            date: `2026-01-${String(1 + Math.floor(n / picksPerJob)).padStart(2, '0')}`,
            rank: (n % picksPerJob) + 1,
            candidateEmail: people[n] ?? '',
            candidateName: 'Casey Candidate',
            headline: 'Backend engineer',
            city: 'Austin',
            state: 'TX',
            yearsOfExperience: 7,
            score: 90 - (n % 60),
            band: 'GOOD' as const,
            criteria: fields.criteria.map((one) => ({
              ...one,
              outcome: 'MEETS' as const,
              evidence: 'Built services on it for five years.',
              source: 'RESUME' as const,
            })),
            summary: '4/5 must-haves',
            status: 'NEW' as const,
            reasons: [],
            reviewedAt: null,
            criteriaVersion: 1,
            matcherVersion: 'bench',
          }),
        ),
      )
      .execute();
  }
  await pool.query('analyze');
  return firstJob;
}

const firstJob = await fill();

const app = await buildApp(testServices(db));
const signedIn = await app.inject({
  method: 'POST',
  url: '/api/v1/auth/login',
  payload: { email: 'recruiter@bench.example', password: testPassword },
});
const { token } = signedIn.json<{ token: string }>();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const bare = Fastify();

/** The text and values of the one list query behind a path, caught as the app makes it. */
async function queryBehind(url: string) {
  const caught: { text: string; values: unknown[] }[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [text, values] = args;
    // A cursor, for example, is no text and no list.
    if (typeof text === 'string') caught.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(original, this, args);
  };
  const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  pg.Client.prototype.query = original;
  const found = caught.findLast(({ text }) => /limit/.test(text));
  if (statusCode !== 200 || !found) throw new Error(`${url} was answered ${statusCode}`);
  return found;
}

const targets: BenchTargets['targets'] = [];
for (const [name, url] of [
  ['GET /jobs/recruiter/me', '/api/v1/jobs/recruiter/me'],
  ['GET /daily-candidates/job/{id}', `/api/v1/daily-candidates/job/${firstJob}`],
] as const) {
  if (!app.hasRoute({ method: 'GET', url: url.replace(firstJob, ':jobId') })) continue;
  const { text, values } = await queryBehind(url);
  bare.get(url, async () => (await pool.query(text, values)).rows);
  targets.push({ name, ours: address + url, bare: url });
}
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });
for (const target of targets) target.bare = bareAddress + target.bare;
process.send?.({ token, targets } satisfies BenchTargets);
// Asked between loads: what this process has used so far, which other work on the machine does not change.
process.on('message', () => process.send?.(process.cpuUsage()));
