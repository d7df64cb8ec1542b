import { type Job, WorkplaceType } from '../../schemas/job.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';
import { placeWords } from '../../src/kit/placeWords.ts';

/** Where the work is: "Austin, TX · Hybrid"; only the workplace where no place is named. */
export function jobPlace(job: Pick<Job, 'city' | 'state' | 'country' | 'workplaceType'>) {
  const place = placeWords(job, formatLocale());
  return [place, choiceWords(WorkplaceType, job.workplaceType, t)].filter(Boolean).join(' · ');
}
