/** Benchmark: how often the first ten are of the job's occupation, beside two baselines, and how long it takes. `node bench/matching.ts` */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { startPostgres } from '../server/db/embedded/startPostgres.ts';
import { extractText } from '../server/files/extractText.ts';
import { readFacts } from '../server/matching/facts.ts';
import { poolStatistics } from '../server/matching/pool.ts';
import type { MatchCandidate } from '../server/matching/prepare.ts';
import { profileOf } from '../server/matching/profile/profile.ts';
import { rankCandidates } from '../server/matching/rank.ts';
import { bm25 } from './bm25.ts';
import { postgresSearch } from './postgresSearch.ts';
import { candidatesFile, jobsFile, needRealData } from './realData.ts';

const shown = 10;
/** Baselines are asked with title and description, and with the title alone. */
const columns = ['ours', 'BM25', 'BM25, title', 'PostgreSQL', 'PostgreSQL, title'];

const rowsOf = async (file: string): Promise<Record<string, string>[]> =>
  parse(await readFile(file, 'utf8'), { columns: true, bom: true });

const folder = path.dirname(candidatesFile);
const candidateLabels = path.join(folder, 'candidate-labels.csv');
const jobLabels = path.join(folder, 'job-labels.csv');

needRealData();
if (!existsSync(candidateLabels) || !existsSync(jobLabels)) {
  console.log(`Skipped: there are no candidate-labels.csv and job-labels.csv in ${folder}.`);
  process.exit(0);
}

/** Seconds by the clock and by the processor since a moment. */
function stopwatch() {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return {
      seconds: ((performance.now() - started) / 1000).toFixed(2),
      'processor seconds': ((user + system) / 1e6).toFixed(2),
    };
  };
}

const people = await rowsOf(candidatesFile);
const jobs = await rowsOf(jobsFile);
const occupationOf = new Map(
  (await rowsOf(candidateLabels)).map(({ candidateEmail = '', occupation = '' }) => [
    candidateEmail,
    occupation,
  ]),
);
const occupationOfJob = new Map(
  (await rowsOf(jobLabels)).map(({ title = '', occupation = '' }) => [title, occupation]),
);

const texts: string[] = [];
for (const { resume = '' } of people)
  texts.push(
    await readFile(path.join(folder, resume))
      .then(extractText)
      .then(
        ({ text }) => text,
        () => '',
      ),
  );

const today = new Date().toISOString().slice(0, 10);
const readingTime = stopwatch();
const facts = texts.map((text) => readFacts(text, today));
const reading = readingTime();
const candidates: MatchCandidate[] = people.map((person, i) => ({
  key: person.candidateEmail ?? '',
  facts: facts[i] ?? readFacts('', today),
  text: texts[i] ?? '',
  city: person.candidateCity || null,
  state: person.candidateState || null,
  willingToRelocate: person.candidateWillingToRelocate === 'true',
  highestLevelOfEducation: null,
}));

const preparingTime = stopwatch();
const pool = poolStatistics(candidates.map(profileOf));
const preparing = preparingTime();
const matchingTime = stopwatch();
const ours = jobs.map(({ title = '', description = '' }) =>
  rankCandidates({ title, description, criteria: [] }, candidates, pool).map(({ key }) => key),
);
const matching = matchingTime();

const dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-bench-'));
await chmod(dataDir, 0o755);
const postgres = await startPostgres({ dataDir });
const search = await postgresSearch(postgres.connection, texts);
const byWords = bm25(texts);

/** Share of the first ten whose occupation is the job's. */
function precision(keys: readonly string[], occupation: string | undefined): number {
  return keys.slice(0, shown).filter((key) => occupationOf.get(key) === occupation).length / shown;
}

try {
  const keysOf = (places: number[]) => places.map((place) => candidates[place]?.key ?? '');
  const table: { job: string; occupation: string; precision: number[] }[] = [];
  for (const [i, { title = '', description = '' }] of jobs.entries()) {
    const occupation = occupationOfJob.get(title) ?? '';
    const query = `${title} ${description}`;
    const lists = [
      ours[i] ?? [],
      keysOf(byWords(query)),
      keysOf(byWords(title)),
      keysOf(await search.rank(query)),
      keysOf(await search.rank(title)),
    ];
    table.push({
      job: title.slice(0, 40),
      occupation,
      precision: lists.map((keys) => precision(keys, occupation)),
    });
  }
  const means = columns.map((_, column) =>
    Number((table.reduce((sum, row) => sum + (row.precision[column] ?? 0), 0) / table.length).toFixed(3)),
  );
  console.log(`Precision at ${shown}, ${candidates.length} candidates and ${jobs.length} jobs`);
  console.table(
    [...table, { job: 'mean', occupation: '', precision: means }].map(
      ({ job, occupation, precision: values }) => ({
        job,
        occupation,
        ...Object.fromEntries(columns.map((column, place) => [column, values[place]])),
      }),
    ),
  );
  console.table({
    'reading facts': reading,
    'preparing candidates': preparing,
    'matching all with all': matching,
  });
} finally {
  await search.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
