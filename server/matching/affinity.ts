/** How near somebody's working life is to a job, criteria aside. */
import type { PreparedJob } from './job.ts';
import { levelOf } from './levels.ts';
import { nearness } from './lexicon/all.ts';
import { share } from './profile/layout.ts';
import type { Profile, ProfileTitle } from './profile/openProfile.ts';

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

export interface Affinity {
  /** How near the nearest title held is, one held long ago less. */
  nearestTitle: number;
  /** How near the headline or the newest title is. */
  presentTitle: number;
  /** How near the titles held are, by how long they were. */
  career: number;
  /** How typical the text is of the job's occupations and their neighbours. */
  trade: number;
  /** How far above the job the person stands by their newest titles: 1 for two levels and more, a quarter for one. */
  tooHigh: number;
  /** How far below. */
  tooLow: number;
}

/** Titles of so many places, newest first, say where somebody stands. */
const presentTitles = 2;

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Titles held and what the resume's words are typical of, against a job; each share from 0 to 1. */
export function affinityOf(job: PreparedJob, { titles, occupations }: Profile): Affinity {
  let nearestTitle = 0;
  let weighted = 0;
  let months = 0;
  let presentTitle = 0;
  let level = 0;
  titles.forEach((title, place) => {
    const near = titleNearness(job, title);
    nearestTitle = Math.max(nearestTitle, near * (recency[place] ?? 0.35));
    if (place === 0) presentTitle = near;
    if (place < presentTitles) level = Math.max(level, levelOf(title.terms));
    weighted += near * title.months;
    months += title.months;
  });
  let typical = 0;
  for (const packed of occupations)
    typical += (job.reach.texts[share.id(packed)] ?? 0) * share.amount(packed);
  const above = level === 0 ? 0 : (level - job.level) / 2;
  return {
    nearestTitle,
    presentTitle,
    career: months > 0 ? weighted / months : nearestTitle,
    trade: clamp(typical),
    tooHigh: clamp(above) ** 2,
    tooLow: clamp(-above) ** 2,
  };
}
