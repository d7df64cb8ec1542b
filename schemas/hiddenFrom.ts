/** Companies that a candidate does not want to be seen by. */
import { z } from 'zod';
import { text } from './base/fields.ts';

/** By their names or domains, as they are typed. */
export const HiddenFrom = z.strictObject({
  companies: z
    .array(text('Company', { max: 120, placeholder: 'Acme or acme.com' }))
    .max(50, 'Name at most 50 companies.')
    .meta({
      title: 'Companies that must not see me',
      description:
        'Their names, or domains such as acme.com. They find you on no list, in no search and in no number. A company that you applied to, or whose invitation you accepted, goes on seeing you.',
    }),
});

export type HiddenFrom = z.output<typeof HiddenFrom>;
