/** Jobs that a candidate wants; all of it optional. */
import { z } from 'zod';
import { Availability } from './availability.ts';
import { currency, jobTitle, money, SalaryUnit, text } from './base/fields.ts';
import { EmploymentType, WorkplaceType } from './job.ts';

/** Several of a closed list, none for any of them. */
const severalOf = <T extends z.ZodType>(choice: T, title: string) =>
  z
    .array(choice)
    .max(20)
    .meta({ title, ui: { width: 'half' } })
    .default([]);

export const JobPreferences = z
  .strictObject({
    roles: z
      .array(jobTitle('Role', { placeholder: 'Data engineer' }))
      .max(10, 'Name at most ten roles.')
      .meta({ title: 'Roles', description: 'Leave it empty for any that fits your resume.' })
      .default([]),
    workplaceTypes: severalOf(WorkplaceType, 'Workplace'),
    employmentTypes: severalOf(EmploymentType, 'Employment'),
    places: z
      .array(text('Place', { placeholder: 'Austin, TX' }))
      .max(10, 'Name at most ten places.')
      .meta({
        title: 'Places I would move to',
        description: 'With the state or country: Austin, TX.',
        ui: { widget: 'places' },
      })
      .default([]),
    lowestPay: money('Lowest pay').nullable().default(null),
    payCurrency: currency.default('USD'),
    payUnit: SalaryUnit.default('YEAR'),
    ...Availability.shape,
  })
  .meta({ title: 'Job preferences' });

export type JobPreferences = z.output<typeof JobPreferences>;
