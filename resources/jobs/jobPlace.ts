import { type Job, WorkplaceType } from '../../schemas/job.ts';
import { readField } from '../../src/components/schema/field.ts';

const words = new Map(readField(WorkplaceType).choices.map(({ id, name }) => [id, name]));

/** Where the work is: "Austin, TX · Hybrid"; only the workplace where no place is named. */
export function jobPlace({ city, state, workplaceType }: Pick<Job, 'city' | 'state' | 'workplaceType'>) {
  const place = [city, state].filter(Boolean).join(', ');
  return [place, words.get(workplaceType) ?? ''].filter(Boolean).join(' · ');
}
