/** Which way a change of the criteria moves people. */
import type { Band, Criterion } from '../../../schemas/criteria.ts';
import type { MovedPerson } from '../../../schemas/criteriaEffect.ts';
import type { Job } from '../../../schemas/job.ts';

export type Move = 'OUT' | 'IN' | 'DOWN' | 'UP';

const rank: Readonly<Record<Band, number>> = { STRONG: 3, GOOD: 2, PARTIAL: 1, LIMITED: 0 };

/** Nobody is picked who fits less than partly: there one falls out and comes in. */
function moveOf({ before, after }: Pick<MovedPerson, 'before' | 'after'>): Move {
  if (rank[after] === 0) return 'OUT';
  if (rank[before] === 0) return 'IN';
  return rank[after] > rank[before] ? 'UP' : 'DOWN';
}

/** People by the way they move, those who fall out first. */
export const byMove = (moved: readonly MovedPerson[]): { move: Move; people: MovedPerson[] }[] =>
  (['OUT', 'IN', 'DOWN', 'UP'] as const)
    .map((move) => ({ move, people: moved.filter((one) => moveOf(one) === move) }))
    .filter(({ people }) => people.length > 0);

/** A job's criteria with one of them changed, or added. */
export function withCriterion(criteria: readonly Criterion[], changed: Criterion): Criterion[] {
  const same = ({ name }: Criterion) => name.toLowerCase() === changed.name.toLowerCase();
  return criteria.some(same) ? criteria.map((one) => (same(one) ? changed : one)) : [...criteria, changed];
}

/** Whether two lists of criteria ask for the same, in the same order. */
export const sameCriteria = (one: readonly Criterion[], other: readonly Criterion[]): boolean =>
  one.length === other.length &&
  one.every(({ name, importance }, i) => name === other[i]?.name && importance === other[i]?.importance);

/** Whether there is someone whom other criteria could move. */
export const hasPeople = ({
  dailyCandidatesCount,
  applicationsCount,
}: Pick<Job, 'dailyCandidatesCount' | 'applicationsCount'>): boolean =>
  dailyCandidatesCount + applicationsCount > 0;
