/** Who goes on which list: the one place that decides between jobs wanting the same candidate. */

/** A candidate who would fit a job. */
export interface Offer {
  jobId: string;
  /** The candidate's e-mail. */
  key: string;
}

interface Limits {
  /** Longest list of one job. */
  perJob: number;
  /** On so many lists of the day a candidate may be, counting those of `taken`. */
  perCandidate: number;
  /** How many lists of the day each candidate is on already. */
  taken: ReadonlyMap<string, number>;
}

/**
 * Fills the lists of one day from offers that come best first, whichever job they are of, so that someone wanted by
 * more jobs than the limit allows goes where the fit is best. Nothing is held but the lists and how often each
 * candidate is on one.
 */
export function createAllocation({ perJob, perCandidate, taken }: Limits) {
  const places = new Map(taken);
  const lists = new Map<string, string[]>();
  return {
    /** @param offer no better than the one before */
    take({ jobId, key }: Offer): void {
      const list = lists.get(jobId) ?? [];
      lists.set(jobId, list);
      const used = places.get(key) ?? 0;
      if (list.length >= perJob || used >= perCandidate) return;
      list.push(key);
      places.set(key, used + 1);
    },
    /** The keys of each job's list, best first; a job nobody was left for has an empty one or none. */
    lists: lists as ReadonlyMap<string, readonly string[]>,
  };
}
