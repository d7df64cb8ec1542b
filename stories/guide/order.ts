import { z } from 'zod';

/** The words for each kind of bread. */
const breads = { RYE: 'Rye', WHEAT: 'Wheat', SEEDED: 'Seeded' };

const bread = z.enum(['RYE', 'WHEAT', 'SEEDED']).meta({ title: 'Bread', ui: { choices: breads } });

/** An order at a bakery: the schema of the guide. */
export const Order = z.object({
  customer: z.string().trim().min(1).max(80).meta({ title: 'Customer' }),
  email: z.email({ error: 'Enter an e-mail address like name@example.com.' }).meta({ title: 'E-mail' }),
  bread,
  loaves: z
    .int()
    .min(1)
    .max(40)
    .meta({ title: 'Loaves', description: 'At most 40 a day.', ui: { width: 'half' } }),
  collectOn: z.iso
    .date({ error: 'Enter a date as YYYY-MM-DD.' })
    .meta({ title: 'Collected on', ui: { width: 'half' } }),
  sliced: z.boolean().default(false).meta({ title: 'Sliced' }),
  note: z
    .string()
    .max(500)
    .nullable()
    .meta({ title: 'Note', ui: { widget: 'textarea' } }),
});

/** A list of orders takes these: what it names is offered as a search box, filters and sort buttons. */
export const OrderQuery = z.object({
  q: z.string().max(200).optional().meta({ title: 'Search' }),
  bread: z.array(bread).optional().meta({ title: 'Bread' }),
  sort: z.enum(['customer', 'loaves', 'collectOn']).optional(),
});

export const orders = [
  {
    id: 1,
    customer: 'Ilse Brandt',
    email: 'ilse@example.com',
    bread: 'RYE',
    loaves: 2,
    collectOn: '2026-12-04',
    sliced: true,
    note: null,
  },
  {
    id: 2,
    customer: 'Harbour Café',
    email: 'kitchen@harbour.example',
    bread: 'SEEDED',
    loaves: 24,
    collectOn: '2026-12-05',
    sliced: false,
    note: 'By the back door, before seven.',
  },
] as const;
