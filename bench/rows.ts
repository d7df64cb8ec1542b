/**
 * Rows in memory as a table by SchemaTable, a hundred and ten thousand, and the ten thousand by react-admin's own
 * DataTable, which draws them all: milliseconds of the first draw, and from frame to frame while they scroll. Wherever
 * one has scrolled to, the row that belongs there has to be drawn.
 *
 * Usage: npx node bench/rows.ts [rounds] [frames of each]
 */
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/checks/chromium.ts';
import { programOf, showProgram } from './browserPage.ts';
import type { ListName, Scrolled } from './rowsPage.tsx';

const rounds = Number(process.argv[2] ?? 5);
const frames = Number(process.argv[3] ?? 180);

const names = ['100', '10,000', '10,000, stock DataTable'] as const satisfies readonly ListName[];

/** A screen that shows sixty frames a second. */
const frameMs = 1000 / 60;

interface Measured {
  draws: number[];
  frames: number[];
  missed: number;
  empty: number[];
}

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Frames of the screen that passed without a new picture. */
const dropped = (times: number[]) =>
  times.reduce((sum, time) => sum + Math.max(0, Math.round(time / frameMs) - 1), 0);

async function measure(page: Page, name: ListName, into: Measured): Promise<void> {
  into.draws.push(await page.evaluate((shown) => window.showRows(shown), name));
  const scrolled: Scrolled = await page.evaluate((count) => window.scrollRows(count), frames);
  into.frames.push(...scrolled.frames);
  into.missed += scrolled.missed;
  const count = name === '100' ? 100 : 10_000;
  into.empty.push(...(await page.evaluate((all) => window.jumpToRows(all), count)));
}

const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await showProgram(page, await programOf(path.resolve('bench/rowsPage.tsx')));
  const measured = Object.fromEntries(
    names.map((name): [ListName, Measured] => [name, { draws: [], frames: [], missed: 0, empty: [] }]),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      const into = measured[name];
      // Drawing them all takes seconds, and no average tells more of it.
      if (into && (round === 0 || name !== '10,000, stock DataTable')) await measure(page, name, into);
    }
  const ofHundred = measured['100'];
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([name, { draws, frames: times, missed, empty }]) => [
        name,
        {
          'first draw, ms': at(draws, 0.5).toFixed(0),
          'to 100 rows': (at(draws, 0.5) / at(ofHundred?.draws ?? [], 0.5)).toFixed(2),
          'frame, ms': at(times, 0.5).toFixed(1),
          'frame p95, ms': at(times, 0.95).toFixed(1),
          'p95 to 100 rows': (at(times, 0.95) / at(ofHundred?.frames ?? [], 0.95)).toFixed(2),
          'dropped of 1000': ((1000 * dropped(times)) / (dropped(times) + times.length)).toFixed(0),
          'rows missing': missed + empty.length,
        },
      ]),
    ),
  );
  const many = measured['10,000'];
  const missing = (many?.missed ?? 0) + (many?.empty.length ?? 0);
  console.log(
    missing === 0
      ? 'Wherever the ten thousand were scrolled to, the row of that place was drawn.'
      : `${missing} times the row of the place was not drawn.`,
  );
  if (missing > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
