import type { JobFields } from '../../../schemas/job.ts';
import type { SchemaSection } from '../../../src/components/schema/sections.ts';
import { t } from '../../../src/i18n/t.ts';

type JobSection = SchemaSection & { fields: readonly (keyof JobFields)[] };

/** How the form of a job is cut up; fields that are not named come last. Stages have a place of their own below. */
export const jobSections: readonly JobSection[] = [
  {
    title: () => t('The job'),
    description: () => t('What candidates read.'),
    fields: [
      'title',
      'employmentType',
      'workplaceType',
      'city',
      'state',
      'openings',
      'validThrough',
      'description',
      'publicPage',
    ],
  },
  {
    title: () => t('Pay'),
    description: () => t('Jobs that name the pay get more answers.'),
    fields: ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryUnit'],
  },
  {
    title: () => t('What you look for'),
    description: () => t('Each morning’s candidates are ranked by these.'),
    fields: ['criteria'],
  },
];
