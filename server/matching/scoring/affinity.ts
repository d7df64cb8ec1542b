/** How near a career is to a job, criteria aside. */

import { share } from '../profile/layout.ts';
import type { Profile, ProfileTitle } from '../profile/openProfile.ts';
import { nearness } from '../vocabulary/trades.ts';
import type { PreparedJob } from './job.ts';
import { levelOf } from './levels.ts';

const recency = [1, 0.95, 0.8, 0.65, 0.55, 0.45, 0.4];

/** The share of a title's nearness that comes from shared words. */
const byWords = 0.4;
/** A title that holds a sixth of the weight of the posting's most distinctive words counts as naming the job. */
const telling = 6;

/** The parts of a job that a title is compared with. */
export type AskedTitle = Pick<PreparedJob, 'titleWeights' | 'tellingWeights' | 'fields' | 'reach'>;

/** How near the fields a title names in our own list are to the job's; null if the job's title names none. */
function fieldNearness({ fields }: AskedTitle, { occupations }: ProfileTitle): number | null {
  if (fields.length === 0) return null;
  let nearest = 0;
  for (const asked of fields)
    for (const has of occupations)
      nearest = Math.max(nearest, asked.id === has.id ? 1 : 0.8 * nearness(asked.trade, has.trade));
  return nearest;
}

/**
 * How near a title held is by its occupations: the nearest of those it means, or all those its words are typical of
 * together. Half of it comes from our own list of titles if that knows the job's.
 */
function kinshipOf(job: AskedTitle, held: ProfileTitle): number {
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

/** How near one title held is to the job's title and its most distinctive words, 0 to 1. */
export function titleNearness(job: AskedTitle, held: ProfileTitle): number {
  let shared = 0;
  let told = 0;
  for (const hash of held.terms) {
    const inTitle = job.titleWeights.get(hash) ?? 0;
    shared += inTitle;
    // The title's own words were weighed; in a short posting they are all it says.
    if (inTitle === 0) told += job.tellingWeights.get(hash) ?? 0;
  }
  return (1 - byWords) * kinshipOf(job, held) + byWords * clamp(shared + told * telling);
}

export interface Affinity {
  /** How near the nearest title held is; older titles count less. */
  nearestTitle: number;
  /** How near the headline or the newest title is. */
  presentTitle: number;
  /** How near the titles held are, weighted by how long they were held. */
  career: number;
  /** How much the text is about the occupations the posting is about. */
  trade: number;
  /** How far above the job's level the newest titles are: 1 for two levels or more, a quarter for one. */
  tooHigh: number;
  /** How far below. */
  tooLow: number;
  /** How far away even the nearest title is: words alone make nobody fit. */
  noneNear: number;
  /** How far away the headline or the newest title is. */
  presentFar: number;
}

/** How many of the newest titles tell someone's level. */
const presentTitles = 2;

/** A title this near is no longer far: of all titles the nearest, and the present one. */
const nearEnough = { nearest: 0.45, present: 0.3 };

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Whether titles say nothing of what someone does: then they are not far, either. */
const sayNothing = (titles: readonly ProfileTitle[]) => titles.every(({ means }) => means.length === 0);

/** Compares titles held and what the resume's words are typical of with a job; each share from 0 to 1. */
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
    noneNear: sayNothing(titles) ? 0 : clamp(1 - nearestTitle / nearEnough.nearest) ** 2,
    presentFar: sayNothing(titles.slice(0, 1)) ? 0 : clamp(1 - presentTitle / nearEnough.present),
  };
}
