/**
 * A form of a hundred fields by SchemaForm, and the same form written by hand in stock react-admin: milliseconds of a
 * keystroke in one of its fields, in turns, in the same browser and the same production build.
 *
 * Usage: npx node bench/forms.ts [rounds] [letters of each]
 */
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/checks/chromium.ts';
import { programOf, showProgram } from './browserPage.ts';
import type { FormName } from './formsPage.tsx';

const rounds = Number(process.argv[2] ?? 8);
const letters = Number(process.argv[3] ?? 60);

/** SchemaForm may take this much longer than what it stands for. */
const asked = 1.2;

/** The first letters of a form bring its "changed" along. */
const warmUp = 5;

async function keystrokes(page: Page, name: FormName): Promise<number[]> {
  await page.evaluate((shown) => window.showMeasured(shown), name);
  const times = await page.evaluate((count) => window.typeIn(count), letters + warmUp);
  return times.slice(warmUp);
}

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await showProgram(page, await programOf(path.resolve('bench/formsPage.tsx')));
  const times: Record<FormName, number[]> = { SchemaForm: [], 'by hand': [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2
      ? (['by hand', 'SchemaForm'] as const)
      : (['SchemaForm', 'by hand'] as const))
      times[name].push(...(await keystrokes(page, name)));
  const row = (name: FormName) => ({
    'median ms': at(times[name], 0.5).toFixed(2),
    'p95 ms': at(times[name], 0.95).toFixed(2),
  });
  console.table({ SchemaForm: row('SchemaForm'), 'by hand': row('by hand') });
  const ratio = at(times.SchemaForm, 0.5) / at(times['by hand'], 0.5);
  console.log(`SchemaForm takes ${ratio.toFixed(2)} times as long per keystroke; asked: at most ${asked}.`);
  if (!(ratio <= asked)) process.exitCode = 1;
} finally {
  await browser.close();
}
