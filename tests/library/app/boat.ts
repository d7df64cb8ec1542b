import { z } from 'zod';

/** A schema the library has never seen. */
export const Boat = z.object({
  id: z.string(),
  name: z.string().min(1).max(60).meta({ title: 'Name' }),
  rig: z
    .enum(['SLOOP', 'KETCH', 'CUTTER'])
    .meta({ title: 'Rig', ui: { choices: { SLOOP: 'Sloop', KETCH: 'Ketch', CUTTER: 'Cutter' } } }),
  length: z
    .number()
    .min(2)
    .max(90)
    .meta({ title: 'Length in metres', ui: { width: 'half' } }),
  launched: z.iso
    .date()
    .nullable()
    .meta({ title: 'Launched', ui: { width: 'half' } }),
  insured: z.boolean().default(false).meta({ title: 'Insured' }),
  owner: z.email().meta({ title: 'Owner’s e-mail' }),
  log: z
    .string()
    .max(500)
    .optional()
    .meta({ title: 'Log', ui: { widget: 'textarea' } }),
});

export type Boat = z.output<typeof Boat>;
