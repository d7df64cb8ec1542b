/** Who goes on which list: the one place that decides between jobs wanting the same candidate. */
import { neutralOrder } from '../matching/rank.ts';

/** A candidate who would fit a job, and how well. */
export interface Offer {
  jobId: string;
  /** The candidate's e-mail. */
  key: string;
  score: number;
  /** Tells equal scores apart: what rounding hid. */
  fine: number;
}

export interface Limits {
  /** Longest list of one job. */
  perJob: number;
  /** On so many lists of the day a candidate may be, counting those of `taken`. */
  perCandidate: number;
  /** How many lists of the day each candidate is on already. */
  taken: ReadonlyMap<string, number>;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Fills the lists of one day, the best score of all jobs first, so that somebody wanted by more jobs than the limit
 * allows goes where the fit is best. Where fits are equal an order decides that favours no name: the same offers give
 * the same lists, whatever their order.
 *
 * @returns the keys of each job's list, best first; a job nobody was left for has an empty one
 */
export function allocate(offers: readonly Offer[], limits: Limits): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  const places = new Map(limits.taken);
  const best = offers
    .map((offer) => ({ ...offer, order: neutralOrder(offer.key) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.fine - a.fine ||
        a.order - b.order ||
        byText(a.jobId, b.jobId) ||
        byText(a.key, b.key),
    );
  for (const { jobId, key } of best) {
    const list = lists.get(jobId) ?? [];
    lists.set(jobId, list);
    const used = places.get(key) ?? 0;
    if (list.length >= limits.perJob || used >= limits.perCandidate) continue;
    list.push(key);
    places.set(key, used + 1);
  }
  return lists;
}
