/**
 * Fits the weights of the matching on the material of the benchmark. `node scripts/checks/fitWeights.ts [--write]`
 *
 * Shows what weights of other jobs are worth, then the ones found on all jobs that are not held out. `--write` puts these
 * into server/matching/scoring/weights.json; the scale stays.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crossValidated, fitOn } from '../../bench/ranking/crossValidation.ts';
import { pairsOf } from '../../bench/ranking/examples.ts';
import { type MeasuredJob, readMaterial } from '../../bench/ranking/material.ts';
import { worthOfRanking } from '../../bench/ranking/measures.ts';
import { needRealData } from '../../bench/realData.ts';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { featureNames, sumOf, vectorOf, weightsOf } from '../../server/matching/scoring/fitting.ts';
import { poolStatistics } from '../../server/matching/scoring/pool.ts';
import { Weights } from '../../server/matching/scoring/weights.ts';

needRealData();
const file = path.join(import.meta.dirname, '../../server/matching/scoring/weights.json');
const before = Weights.parse(JSON.parse(await readFile(file, 'utf8')));
const material = await readMaterial();
const pool = poolStatistics(material.people.map(({ candidate }) => profileOf(candidate)));
const pairs = new Map(material.jobs.map((job) => [job, pairsOf(job, material.people, pool)]));
const validated = crossValidated(material, pairs);
const taught = material.jobs.filter((job) => !job.isHeldOut);
const heldOut = material.jobs.filter((job) => job.isHeldOut);

const worthBy = (jobs: readonly MeasuredJob[], weightsFor: (job: MeasuredJob) => readonly number[]) =>
  worthOfRanking(material, jobs, (job) => {
    const sums = (pairs.get(job) ?? []).map(({ features }) => sumOf(features, weightsFor(job)));
    return sums.map((_, place) => place).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b);
  });
const found = fitOn(taught, material, pairs);
console.table({
  'as it is, worked on': worthBy(taught, () => vectorOf(before)),
  'as it is, held out': worthBy(heldOut, () => vectorOf(before)),
  'weights of other jobs, worked on': worthBy(taught, (job) => validated.get(job) ?? []),
  'found, held out': worthBy(heldOut, () => found),
});
const after = weightsOf(found, new Date().toISOString().slice(0, 10), before.scale);
console.table(
  Object.fromEntries(
    featureNames.map((name, place) => [
      name,
      { before: vectorOf(before)[place], found: vectorOf(after)[place] },
    ]),
  ),
);
if (process.argv.includes('--write')) await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
