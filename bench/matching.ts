/** Benchmark: how good the first ten are by labels and by grades, beside searches of text, and what each part is worth. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ranked } from '../schemas/matching.ts';
import { startPostgres } from '../server/db/embedded/startPostgres.ts';
import { readPosting } from '../server/matching/posting/propose.ts';
import { profileOf } from '../server/matching/profile/profile.ts';
import { featureNames, sumOf, vectorOf } from '../server/matching/scoring/fitting.ts';
import { poolStatistics } from '../server/matching/scoring/pool.ts';
import { rankCandidates } from '../server/matching/scoring/rank.ts';
import { bandFloor } from '../server/matching/scoring/score.ts';
import { shippedWeights } from '../server/matching/scoring/weights.ts';
import { bm25 } from './bm25.ts';
import { postgresSearch } from './postgresSearch.ts';
import { crossValidated } from './ranking/crossValidation.ts';
import { pairsOf } from './ranking/examples.ts';
import { type MeasuredJob, readMaterial } from './ranking/material.ts';
import { ndcgOf, shown, worthOfRanking } from './ranking/measures.ts';
import { promisesOf } from './ranking/promises.ts';
import { dataFolder, needRealData } from './realData.ts';
import { tfidf } from './tfidf.ts';

needRealData();
for (const file of ['candidate-labels.csv', 'job-labels.csv'])
  if (!existsSync(path.join(dataFolder, file))) {
    console.log(`Skipped: there is no ${file} in ${dataFolder}.`);
    process.exit(0);
  }

type Lists = ReadonlyMap<MeasuredJob, readonly number[]>;

const material = await readMaterial();
const { people, jobs } = material;
const texts = people.map(({ candidate }) => candidate.text);

/** Seconds of the processor since a moment. */
function stopwatch() {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Number(((user + system) / 1e6).toFixed(2));
  };
}

const profiling = stopwatch();
const pool = poolStatistics(people.map(({ candidate }) => profileOf(candidate)));
const profilingSeconds = profiling();

const placeOf = new Map(people.map(({ candidate }, place) => [candidate.key, place]));
const matching = stopwatch();
const candidates = people.map(({ candidate }) => candidate);
const ranked = new Map(jobs.map((job) => [job, rankCandidates(job, candidates, pool)]));
const matchingSeconds = matching();

/** The same jobs once their recruiter has taken over everything that was read from the posting. */
const accepted = new Map(
  jobs.map((job) => [job, rankCandidates({ ...job, criteria: readPosting(job).criteria }, candidates, pool)]),
);

type AllRanked = ReadonlyMap<MeasuredJob, readonly Ranked[]>;
const placesOf = (lists: AllRanked): Lists =>
  new Map([...lists].map(([job, list]) => [job, list.map(({ key }) => placeOf.get(key) ?? -1)]));

/** Keeps only those who are good enough to be shown; places left empty count as 0. */
const onlyFitting = (lists: AllRanked): AllRanked =>
  new Map([...lists].map(([job, list]) => [job, list.filter(({ score }) => score >= bandFloor.PARTIAL)]));

const ours = placesOf(ranked);

const pairs = new Map(jobs.map((job) => [job, pairsOf(job, people, pool)]));
const listBy = (job: MeasuredJob, weights: readonly number[]) => {
  const sums = (pairs.get(job) ?? []).map(({ features }) => sumOf(features, weights));
  return sums.map((_, place) => place).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b);
};
const listsBy = (weightsOf: (job: MeasuredJob) => readonly number[]): Lists =>
  new Map(jobs.map((job) => [job, listBy(job, weightsOf(job))]));

const validated = crossValidated(material, pairs);

const parts = {
  'worked on': jobs.filter((job) => !job.isHeldOut),
  'held out': jobs.filter((job) => job.isHeldOut),
};
const rounded = (value: number | null) => (value === null ? '–' : Number(value.toFixed(3)));

/** One row of a table: both parts side by side. */
const rowOf = (lists: Lists) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, of]) =>
      Object.entries(worthOfRanking(material, of, (job) => lists.get(job) ?? [])).map(([name, value]) => [
        `${name}, ${part}`,
        rounded(value),
      ]),
    ),
  );

async function postgresLists(): Promise<Record<string, Lists>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-bench-'));
  await chmod(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir });
  const search = await postgresSearch(postgres.connection, texts);
  try {
    const all = new Map<MeasuredJob, number[]>();
    const title = new Map<MeasuredJob, number[]>();
    for (const job of jobs) {
      all.set(job, await search.rank(`${job.title} ${job.description}`));
      title.set(job, await search.rank(job.title));
    }
    return { 'PostgreSQL, all': all, 'PostgreSQL, title': title };
  } finally {
    await search.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const searches = { BM25: bm25(texts), 'TF-IDF': tfidf(texts) };
const baselines: Record<string, Lists> = {
  ...Object.fromEntries(
    Object.entries(searches).flatMap(([name, search]) => [
      [`${name}, all`, new Map(jobs.map((job) => [job, search(`${job.title} ${job.description}`)]))],
      [`${name}, title`, new Map(jobs.map((job) => [job, search(job.title)]))],
    ]),
  ),
  ...(await postgresLists()),
};

console.log(
  `First ${shown} of ${people.length} people for ${jobs.length} postings (${parts['held out'].length} held out): share whose label is the posting's; share graded 2 or 3 and nDCG of those who were graded`,
);
console.table({
  'as shown': rowOf(ours),
  'as shown, PARTIAL or better': rowOf(placesOf(onlyFitting(ranked))),
  'criteria accepted': rowOf(placesOf(accepted)),
  'criteria accepted, PARTIAL or better': rowOf(placesOf(onlyFitting(accepted))),
  'without caps': rowOf(listsBy(() => vectorOf(shippedWeights))),
  'weights of other jobs': rowOf(listsBy((job) => validated.get(job) ?? [])),
  ...Object.fromEntries(Object.entries(baselines).map(([name, lists]) => [name, rowOf(lists)])),
});

console.log('\nWith a feature switched off (without caps)');
const shipped = vectorOf(shippedWeights);
const without = (names: readonly string[]) =>
  listsBy(() => shipped.map((weight, place) => (names.includes(featureNames[place] ?? '') ? 0 : weight)));
const groups = {
  affinity: Object.keys(shippedWeights.affinity),
  overlap: Object.keys(shippedWeights.overlap),
  criteria: Object.keys(shippedWeights.criteria),
};
console.table({
  'nothing off': rowOf(without([])),
  ...Object.fromEntries(featureNames.map((name) => [`− ${name}`, rowOf(without([name]))])),
  ...Object.fromEntries(Object.entries(groups).map(([name, of]) => [`− all of ${name}`, rowOf(without(of))])),
});

console.log(`\nWhat bands promise, of the first ${shown} of each list`);
console.table({
  'criteria proposed': promisesOf(ranked.values()),
  'criteria accepted': promisesOf(accepted.values()),
});

const behind = jobs.filter((job) => {
  const own = ndcgOf(material, job, ours.get(job) ?? []);
  const theirs = ndcgOf(material, job, baselines['BM25, all']?.get(job) ?? []);
  return own !== null && theirs !== null && own < theirs;
});
console.log(
  `\nBehind BM25 over all, by nDCG: ${behind.length}: ${behind.map(({ name }) => name).join(', ')}`,
);

const bandsOf = new Map<number, number[]>();
for (const [job, list] of ranked)
  for (const { key, score } of list) {
    const grade = job.grades.get(people[placeOf.get(key) ?? -1]?.resume ?? '');
    if (grade === undefined) continue;
    const row = bandsOf.get(grade) ?? [0, 0, 0, 0];
    const band = Object.values(bandFloor).findIndex((floor) => score >= floor);
    row[band] = (row[band] ?? 0) + 1;
    bandsOf.set(grade, row);
  }
console.log('\nBands of those who were graded');
console.table(
  Object.fromEntries(
    [...bandsOf]
      .sort(([a], [b]) => b - a)
      .map(([grade, row]) => [
        `grade ${grade}`,
        Object.fromEntries(Object.keys(bandFloor).map((band, place) => [band, row[place] ?? 0])),
      ]),
  ),
);

const nobody = jobs.filter(
  ({ grades, occupation }) => occupation === null && ![...grades.values()].some((grade) => grade >= 2),
);
console.log('\nPostings whom nobody fits: how many are shown all the same');
console.table(
  Object.fromEntries(
    nobody.map((job) => [
      job.name,
      {
        'PARTIAL or better': (ranked.get(job) ?? []).filter(({ score }) => score >= bandFloor.PARTIAL).length,
      },
    ]),
  ),
);
console.table({
  'processor seconds': {
    'making profiles': profilingSeconds,
    'matching all with all, with quotations': matchingSeconds,
  },
});
