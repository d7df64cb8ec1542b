/** How much a ranking is worth: by the labels, and by the grades. */
import { worthOf } from '../grades.ts';
import type { Material, MeasuredJob } from './material.ts';

/** How many of a list are looked at. */
export const shown = 10;

/** Means over jobs; null where no job can say. */
interface Worth {
  /** Share of the first ten whose label is the job's. */
  labels: number | null;
  /** Share of the first ten graded 2 or 3. */
  precision: number | null;
  ndcg: number | null;
  /** Share of the first ten that nobody has graded; they count as 0. */
  ungraded: number | null;
}

const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;

/** A job is measured by its grades where someone was found fit to be called; an empty list is not a ranking. */
const isGraded = ({ grades }: MeasuredJob) => [...grades.values()].some((grade) => grade >= 2);

/**
 * @param listOf places of people, best first
 */
export function worthOfRanking(
  { people }: Pick<Material, 'people'>,
  jobs: readonly MeasuredJob[],
  listOf: (job: MeasuredJob) => readonly number[],
): Worth {
  const labelled = jobs.filter(({ occupation }) => occupation !== null);
  const labels = labelled.map(
    (job) =>
      listOf(job)
        .slice(0, shown)
        .filter((place) => people[place]?.occupation === job.occupation).length / shown,
  );
  const worths = jobs.filter(isGraded).map((job) =>
    worthOf(
      listOf(job).map((place) => people[place]?.resume ?? ''),
      job.grades,
      shown,
    ),
  );
  return {
    labels: mean(labels),
    precision: mean(worths.map(({ precision }) => precision)),
    ndcg: mean(worths.flatMap(({ ndcg }) => ndcg ?? [])),
    ungraded: mean(worths.map(({ ungraded }) => ungraded.length / shown)),
  };
}

/** nDCG of one job's list; null where nobody fits. */
export const ndcgOf = ({ people }: Pick<Material, 'people'>, job: MeasuredJob, list: readonly number[]) =>
  isGraded(job)
    ? worthOf(
        list.map((place) => people[place]?.resume ?? ''),
        job.grades,
        shown,
      ).ndcg
    : null;
