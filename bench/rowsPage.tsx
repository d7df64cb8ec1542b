/** A page with a list of many rows in memory, by the library or by stock react-admin, and the time it takes to draw and to scroll. */

import type { ReactNode } from 'react';
import {
  AdminContext,
  DataTable,
  defaultTheme,
  ListContextProvider,
  ResourceContextProvider,
  useList,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { SchemaTable } from '../src/components/schema/SchemaTable.tsx';
import { withTones } from '../src/kit/libraryTheme.ts';

/** How many rows, and who draws them. */
export type ListName = '100' | '10,000' | '10,000, stock DataTable';

export interface Scrolled {
  /** Milliseconds from frame to frame. */
  frames: number[];
  /** Frames in which none was in the middle, or not the one that follows. */
  missed: number;
}

declare global {
  interface Window {
    /** Shows a list: milliseconds until it is laid out. */
    showRows: (name: ListName) => Promise<number>;
    /** Scrolls evenly, as a wheel does. */
    scrollRows: (frames: number) => Promise<Scrolled>;
    /** Goes to places far apart. @returns the places where the row that belongs there was not drawn two frames later */
    jumpToRows: (count: number) => Promise<number[]>;
  }
}

const Boat = z.object({
  id: z.int(),
  name: z.string().meta({ title: 'Name' }),
  rig: z.enum(['SLOOP', 'KETCH', 'YAWL']).meta({ title: 'Rig' }),
  length: z.number().meta({ title: 'Length in metres' }),
  email: z.email().meta({ title: 'Owner’s e-mail' }),
  built: z.iso.date().meta({ title: 'Built on' }),
  isInsured: z.boolean().meta({ title: 'Insured' }),
});

const fields = ['name', 'rig', 'length', 'email', 'built', 'isInsured'];

const boats = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: `Boat ${index}`,
  rig: ['SLOOP', 'KETCH', 'YAWL'][index % 3],
  length: 5 + (index % 40),
  email: `owner${index}@example.org`,
  built: `19${50 + (index % 50)}-0${1 + (index % 9)}-11`,
  isInsured: index % 2 === 0,
}));

function InMemory({ count, children }: { count: number; children: ReactNode }) {
  const list = useList({ data: boats.slice(0, count), resource: 'boats', perPage: count });
  return (
    <ResourceContextProvider value="boats">
      <ListContextProvider value={list}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
}

const ours = <SchemaTable schema={Boat} fields={fields} link={false} />;

const lists: Record<ListName, ReactNode> = {
  '100': <InMemory count={100}>{ours}</InMemory>,
  '10,000': <InMemory count={10_000}>{ours}</InMemory>,
  '10,000, stock DataTable': (
    <InMemory count={10_000}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        {fields.map((source) => (
          <DataTable.Col key={source} source={source} />
        ))}
      </DataTable>
    </InMemory>
  ),
};

const theme = withTones(defaultTheme);
const place = document.getElementById('root');
if (!place) throw new Error('The page has no root.');
let root = createRoot(place);

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Where the rows scroll: in the frame around them, or with the page. */
function scroller(): Element {
  const framed = document.querySelector('section');
  return framed ?? document.scrollingElement ?? document.body;
}

const rows = () => document.querySelectorAll('tbody tr:not([aria-hidden])');

window.showRows = async (name) => {
  root.unmount();
  root = createRoot(place);
  await frame();
  await frame();
  const start = performance.now();
  root.render(
    <AdminContext theme={theme} darkTheme={null}>
      {lists[name]}
    </AdminContext>,
  );
  while (rows().length === 0) await new Promise((resolve) => setTimeout(resolve));
  document.body.getBoundingClientRect();
  const taken = performance.now() - start;
  for (let settled = 0; settled < 10; settled += 1) await frame();
  return taken;
};

/** The number of the row in the middle of what is seen, if there is one. */
function inTheMiddle(): number {
  const box = scroller();
  const top = box === document.scrollingElement ? 0 : box.getBoundingClientRect().top;
  const row = document.elementFromPoint(300, top + box.clientHeight / 2)?.closest('tr:not([aria-hidden])');
  return Number(/^Boat (\d+)/.exec(row?.textContent ?? '')?.[1] ?? Number.NaN);
}

window.scrollRows = async (count) => {
  const box = scroller();
  const frames: number[] = [];
  let missed = 0;
  let last = await frame();
  let step = 90;
  let seen = inTheMiddle();
  for (let moved = 0; moved < count; moved += 1) {
    const before = box.scrollTop;
    box.scrollTop += step;
    if (box.scrollTop === before) step = -step;
    const here = inTheMiddle();
    // Two rows or three in a frame, and none at the ends.
    if (!(Math.abs(here - seen) <= 4)) missed += 1;
    seen = here;
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return { frames, missed };
};

window.jumpToRows = async (count) => {
  const box = scroller();
  const empty: number[] = [];
  for (const share of [0.5, 0.99, 0.02, 0.73, 0]) {
    box.scrollTop = box.scrollHeight * share;
    await frame();
    await frame();
    const due = ((box.scrollTop + box.clientHeight / 2) / box.scrollHeight) * count;
    if (!(Math.abs(inTheMiddle() - due) <= 3 + count / 1000)) empty.push(share);
  }
  return empty;
};
