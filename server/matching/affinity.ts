/** How near somebody's working life is to a job, criteria aside. */
import type { PreparedJob } from './job.ts';
import { levelOf } from './levels.ts';
import { nearness } from './lexicon/all.ts';
import { share } from './profile/layout.ts';
import type { Profile, ProfileTitle } from './profile/openProfile.ts';

const recency = [1, 0.95, 0.8, 0.65, 0.55, 0.45, 0.4];

/** How much of a title's nearness is shared words. */
const byWords = 0.4;
/** A sixth of what a posting says most tellingly makes a title one of its words. */
const telling = 6;

/** How near the fields of our own list that a title names are to the job's; null where the job's names none. */
function fieldNearness({ fields }: PreparedJob, { occupations }: ProfileTitle): number | null {
  if (fields.length === 0) return null;
  let nearest = 0;
  for (const asked of fields)
    for (const has of occupations)
      nearest = Math.max(nearest, asked.id === has.id ? 1 : 0.8 * nearness(asked.trade, has.trade));
  return nearest;
}

/**
 * How near a title held is by its occupations: of those it means the nearest, of its words all together; half of it by
 * our own list where that knows the job's title.
 */
function kinshipOf(job: PreparedJob, held: ProfileTitle): number {
  const { titles } = job.reach;
  let nearest = 0;
  for (const packed of held.means)
    nearest = Math.max(nearest, share.amount(packed) * (titles[share.id(packed)] ?? 0));
  let together = 0;
  for (const packed of held.topic) together += share.amount(packed) * (titles[share.id(packed)] ?? 0);
  const compiled = Math.max(nearest, together);
  const field = fieldNearness(job, held);
  return field === null ? compiled : (compiled + field) / 2;
}

/** How near one title held is to the job's title and its most telling words, 0 to 1. */
export function titleNearness(job: PreparedJob, held: ProfileTitle): number {
  let shared = 0;
  let told = 0;
  for (const hash of held.terms) {
    shared += job.titleWeights.get(hash) ?? 0;
    told += job.tellingWeights.get(hash) ?? 0;
  }
  return (1 - byWords) * kinshipOf(job, held) + byWords * clamp(Math.max(shared, told * telling));
}

export interface Affinity {
  /** How near the nearest title held is, one held long ago less. */
  nearestTitle: number;
  /** How near the headline or the newest title is. */
  presentTitle: number;
  /** How near the titles held are, by how long they were. */
  career: number;
  /** How much the text speaks of what the posting speaks of. */
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
  let alike = 0;
  for (const packed of occupations) alike += (job.reach.texts[share.id(packed)] ?? 0) * share.amount(packed);
  const above = level === 0 ? 0 : (level - job.level) / 2;
  return {
    nearestTitle,
    presentTitle,
    career: months > 0 ? weighted / months : nearestTitle,
    trade: clamp(alike),
    tooHigh: clamp(above) ** 2,
    tooLow: clamp(-above) ** 2,
  };
}
