/** Sign-ins as their owner sees them. */
import { z } from 'zod';
import { flag, id, moment } from './base/fields.ts';

export const Session = z.object({
  id,
  browser: z
    .string()
    .nullable()
    .meta({ title: 'Browser', description: 'As it names itself; null for others.' }),
  system: z.string().nullable().meta({ title: 'System' }),
  begunAt: moment('Begun'),
  lastSeenAt: moment('Last seen').meta({ title: 'Last seen', description: 'To within five minutes.' }),
  isThisOne: flag('This one', 'Whether it is the one that asks.'),
});

export type Session = z.output<typeof Session>;
