/** How near somebody's working life is to a job, criteria aside. */
import type { PreparedJob } from './job.ts';
import { nearness } from './lexicon/all.ts';
import type { Profile, ProfileTitle } from './profile/openProfile.ts';

const k1 = 1.2;
const b = 0.75;
const recency = [1, 0.95, 0.8, 0.65, 0.55, 0.45, 0.4];

/** How near one title held is to the job's title, 0 to 1. */
export function titleNearness(job: PreparedJob, held: ProfileTitle): number {
  let kinship = 0;
  for (const asked of job.occupations)
    for (const has of held.occupations)
      kinship = Math.max(kinship, asked.id === has.id ? 1 : 0.8 * nearness(asked.trade, has.trade));
  if (job.occupations.length === 0)
    for (const { trade } of held.occupations) kinship = Math.max(kinship, job.tradeVector[trade] ?? 0);
  let shared = 0;
  let all = 0;
  for (const { hash, weight } of job.titleTerms) {
    all += weight;
    if (held.terms.includes(hash)) shared += weight;
  }
  return 0.65 * kinship + 0.35 * (all > 0 ? shared / all : 0);
}

/** Of the title affinity: the nearest title held, the present one, and how much of the career was near. */
const titleParts = { best: 0.6, present: 0.3, career: 0.1 };

function titleAffinity(job: PreparedJob, titles: readonly ProfileTitle[]): number {
  let best = 0;
  let present = 0;
  let weighted = 0;
  let months = 0;
  titles.forEach((title, place) => {
    const near = titleNearness(job, title);
    best = Math.max(best, near * (recency[place] ?? 0.35));
    if (place === 0) present = near;
    weighted += near * title.months;
    months += title.months;
  });
  const career = months > 0 ? weighted / months : best;
  return titleParts.best * best + titleParts.present * present + titleParts.career * career;
}

/** Share of the titles in the affinity; the rest is the trade that the text's words are typical of. */
const titleWeight = 0.8;

/** Titles held and the trade the resume's words are typical of, 0 to 1. */
export function affinityOf(job: PreparedJob, candidate: Profile): number {
  let cosine = 0;
  const { trades } = candidate;
  for (let i = 0; i < trades.length; i += 2)
    cosine += ((job.reach[trades[i] ?? 0] ?? 0) * (trades[i + 1] ?? 0)) / 65_535;
  return Math.min(1, titleWeight * titleAffinity(job, candidate.titles) + (1 - titleWeight) * cosine);
}

/** Share of the posting's telling words that the resume has, saturated like BM25, 0 to 1. */
export function overlapOf(job: PreparedJob, candidate: Profile): number {
  const norm = k1 * (1 - b + (b * candidate.length) / Math.max(1, job.meanLength));
  let sum = 0;
  for (const { hash, weight } of job.keyTerms) {
    const count = candidate.count(hash);
    if (count > 0) sum += (weight * count) / (count + norm);
  }
  return Math.min(1, sum);
}
