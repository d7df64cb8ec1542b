import type { JobFields } from '../../schemas/job.ts';
import type { SchemaSection } from '../../src/components/schema/sections.ts';

type JobSection = SchemaSection & { fields: readonly (keyof JobFields)[] };

/** How the form of a job is cut up. Stages have a place of their own below. */
export const jobSections: readonly JobSection[] = [
  {
    title: 'The job',
    description: 'What candidates read.',
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
    title: 'Pay',
    description: 'Jobs that name the pay get more answers.',
    fields: ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryUnit'],
  },
  {
    title: 'What you look for',
    description: 'Each morning’s candidates are ranked by these.',
    fields: ['criteria'],
  },
];
