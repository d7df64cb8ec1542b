import { type Job, WorkplaceType } from '../../schemas/job.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { t } from '../../src/i18n/t.ts';

/** Where the work is: "Austin, TX · Hybrid"; only the workplace where no place is named. */
export function jobPlace({ city, state, workplaceType }: Pick<Job, 'city' | 'state' | 'workplaceType'>) {
  const place = [city, state].filter(Boolean).join(', ');
  return [place, choiceWords(WorkplaceType, workplaceType, t)].filter(Boolean).join(' · ');
}
