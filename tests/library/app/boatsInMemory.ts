import type { DataProvider } from 'react-admin';
import { Boat } from './boat.ts';

const boats = new Map<string, Boat>();

function keep(boat: Boat): Boat {
  boats.set(boat.id, boat);
  return boat;
}

keep({
  id: '1',
  name: 'Alma',
  rig: 'SLOOP',
  length: 9.5,
  launched: '1987-05-02',
  insured: true,
  owner: 'ada@example.org',
});
keep({
  id: '2',
  name: 'Berta',
  rig: 'KETCH',
  length: 14,
  launched: null,
  insured: false,
  owner: 'ben@example.org',
});

function found(id: unknown): Boat {
  const boat = boats.get(String(id));
  if (!boat) throw new Error('There is no such boat.');
  return boat;
}

interface Filter {
  q?: string;
  rig?: string | string[];
}

const passes = (boat: Boat, { q = '', rig }: Filter) =>
  boat.name.toLowerCase().includes(q.toLowerCase()) && (!rig || [rig].flat().includes(boat.rig));

const answers = {
  getList: async (_: string, asked: { filter: Filter; sort: { field: keyof Boat; order: string } }) => {
    const { field, order } = asked.sort;
    const sign = order === 'DESC' ? -1 : 1;
    const data = [...boats.values()]
      .filter((boat) => passes(boat, asked.filter))
      .sort((a, b) => sign * (String(a[field]) < String(b[field]) ? -1 : 1));
    return { data, total: data.length };
  },
  getOne: async (_: string, { id }: { id: string }) => ({ data: found(id) }),
  create: async (_: string, { data }: { data: Partial<Boat> }) => ({
    data: keep(Boat.parse({ ...data, id: String(boats.size + 1) })),
  }),
  update: async (_: string, { id, data }: { id: string; data: Partial<Boat> }) => ({
    data: keep({ ...found(id), ...data }),
  }),
  delete: async (_: string, { id }: { id: string }) => {
    const data = found(id);
    boats.delete(data.id);
    return { data };
  },
};

/** The whole fleet, gone with the page. */
export const boatsInMemory = answers as Partial<DataProvider> as DataProvider;
