/** `npm run lighthouse`: Lighthouse's phone profile on the public pages of the built product. Fails below what we promise. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { ensureBuilt } from '../build/build.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { withProduct } from './product.ts';

if (!(await ensureBuilt())) process.exit(1);

const least = Object.entries({ performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 });

/** The pages most people come by: one job and one company stand for all. */
async function pagesOf(url: string): Promise<string[]> {
  const list = await (await fetch(`${url}/jobs`)).text();
  const first = (folder: string) => new RegExp(`href="(/${folder}/[^"?]+)"`).exec(list)?.[1];
  const [job, company] = [first('jobs'), first('companies')];
  if (job === undefined || company === undefined) throw new Error('There is no open job to look at.');
  return ['/', '/pricing', '/jobs', job, company, '/login'];
}

const ok = await withProduct(async (url) => {
  const rows: Record<string, string | number>[] = [];
  const complaints: string[] = [];
  for (const page of await pagesOf(url)) {
    const { port, close } = await openBrowser();
    const result = await lighthouse(url + page, {
      port,
      onlyCategories: least.map(([name]) => name),
      logLevel: 'error',
    });
    await close();
    if (!result) throw new Error(`Lighthouse gave no result for ${page}.`);
    const { categories, audits } = result.lhr;
    const row: Record<string, string | number> = { page };
    rows.push(row);
    for (const [name, asked] of least) {
      const score = Math.round((categories[name]?.score ?? 0) * 100);
      row[name] = score;
      if (score >= asked) continue;
      const low = (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`);
      complaints.push(`${page} ${name}: ${low.join(', ')}`);
    }
  }
  console.table(rows);
  for (const complaint of complaints) console.log(complaint);
  return complaints.length === 0;
});
process.exit(ok ? 0 : 1);

/** Starts a browser with an empty profile that listens on a port of its own. */
async function openBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const { executablePath, args } = chromiumLaunchOptions();
  const profile = mkdtempSync(path.join(os.tmpdir(), 'hireday-browser-'));
  const options = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
  ];
  const browser = spawn(executablePath ?? 'chromium', [...args, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (text: Buffer) => {
      said += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    browser.once('exit', () => reject(new Error('The browser did not start.')));
  });
  const close = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, close };
}
