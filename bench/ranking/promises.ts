/** Counts what bands promise: the first of each list against the must-haves that are shown beside them. */
import type { Ranked } from '../../schemas/matching.ts';
import { bandFloor } from '../../server/matching/scoring/score.ts';
import { shown } from './measures.ts';

const mustHavesOf = ({ criteria }: Ranked) =>
  criteria.filter(({ importance }) => importance === 'MUST_HAVE').map(({ outcome }) => outcome);

const share = (match: Ranked) => {
  const outcomes = mustHavesOf(match);
  return outcomes.filter((outcome) => outcome === 'MEETS').length / Math.max(1, outcomes.length);
};

const isCalledGood = ({ score }: Ranked) => score >= bandFloor.GOOD;

/** Whether someone is called a good fit though nothing that is required is met, not even in part. */
const isEmptyPraise = (match: Ranked) =>
  isCalledGood(match) && !mustHavesOf(match).some((outcome) => outcome === 'MEETS' || outcome === 'PARTIAL');

/** Whether someone is called a good fit though more than a third of what is required is not met. */
const isOverpraised = (match: Ranked) =>
  isCalledGood(match) && mustHavesOf(match).length > 0 && share(match) < 2 / 3 - 1e-9;

/** How many of a list have the score that most of them have. */
function largestBlock(list: readonly Ranked[]): number {
  const sizes = new Map<number, number>();
  for (const { score } of list) sizes.set(score, (sizes.get(score) ?? 0) + 1);
  return Math.max(0, ...sizes.values());
}

/** How many stand directly above someone of their band who meets a larger share of what is required. */
const outOfOrder = (list: readonly Ranked[]) =>
  list.filter((match, at) => {
    const next = list[at + 1];
    return next?.band === match.band && share(next) > share(match);
  }).length;

/** @param lists those of all jobs, best first; only the first of each that would be listed are counted */
export function promisesOf(lists: Iterable<readonly Ranked[]>) {
  const tops = [...lists].map((list) =>
    list.slice(0, shown).filter(({ score }) => score >= bandFloor.PARTIAL),
  );
  const all = tops.flat();
  return {
    listed: all.length,
    'good or better': all.filter(isCalledGood).length,
    '… with no must-have met, wholly or in part': all.filter(isEmptyPraise).length,
    '… with less than two thirds wholly met': all.filter(isOverpraised).length,
    'above a larger share in their band': tops.reduce((sum, list) => sum + outOfOrder(list), 0),
    'most with one score in a list': Math.max(0, ...tops.map(largestBlock)),
    'empty lists': tops.filter((list) => list.length === 0).length,
  };
}
