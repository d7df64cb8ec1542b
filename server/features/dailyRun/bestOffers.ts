/** The best few of many, kept while all pass by. */
import { neutralOrder } from '../../matching/scoring/neutralOrder.ts';

/** A candidate who would fit a job, and how well. */
interface ScoredOffer {
  /** The candidate's e-mail. */
  key: string;
  score: number;
  /** Tells equal scores apart: what rounding and caps hid. */
  fine: number;
  /** Tells equal fits apart, favouring no name. */
  order: number;
}

const isBetter = (a: ScoredOffer, b: ScoredOffer): boolean =>
  a.score !== b.score
    ? a.score > b.score
    : a.fine !== b.fine
      ? a.fine > b.fine
      : a.order !== b.order
        ? a.order < b.order
        : a.key < b.key;

interface BestOffers {
  add(key: string, score: number, fine: number): void;
  /** Best first. */
  best: readonly ScoredOffer[];
  /** How many were offered in all. */
  offered(): number;
}

/** @param size how many are kept */
export function createBestOffers(size: number): BestOffers {
  /** Best first; short enough for a place to be looked for from its end. */
  const best: ScoredOffer[] = [];
  let offered = 0;
  return {
    add(key: string, score: number, fine: number): void {
      offered += 1;
      const offer = { key, score, fine, order: neutralOrder(key) };
      const last = best.at(-1);
      if (best.length === size && last && !isBetter(offer, last)) return;
      let at = best.length;
      while (at > 0 && isBetter(offer, best[at - 1] as ScoredOffer)) at -= 1;
      best.splice(at, 0, offer);
      if (best.length > size) best.pop();
    },
    best,
    offered: () => offered,
  };
}
