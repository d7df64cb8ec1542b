/** `npm run lighthouse`: Lighthouse's phone profile on the public pages of the built product. Fails below what we promise. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { ensureBuilt } from '../build/build.mjs';
import { ensureInstalled, findNode, root } from '../start/install.mjs';
import { chromiumLaunchOptions } from './chromium.mjs';
import { withProduct } from './product.mjs';

process.chdir(root);
ensureInstalled();
if (!(await ensureBuilt(findNode()))) process.exit(1);

const pages = ['/', '/pricing', '/login'];
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const ok = await withProduct(async (url) => {
  const rows = [];
  const complaints = [];
  for (const page of pages) {
    const { port, close } = await openBrowser();
    const result = await lighthouse(url + page, {
      port,
      onlyCategories: Object.keys(least),
      logLevel: 'error',
    });
    await close();
    const { categories, audits } = result.lhr;
    const row = { page };
    for (const name of Object.keys(least)) row[name] = Math.round((categories[name].score ?? 0) * 100);
    rows.push(row);
    for (const [name, { auditRefs }] of Object.entries(categories)) {
      if (row[name] >= least[name]) continue;
      const low = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9);
      complaints.push(
        `${page} ${name}: ${low.map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`).join(', ')}`,
      );
    }
  }
  console.table(rows);
  for (const complaint of complaints) console.log(complaint);
  return complaints.length === 0;
});
process.exit(ok ? 0 : 1);

/** Starts a browser with an empty profile, and answers the port it takes orders on. */
async function openBrowser() {
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
  const port = await new Promise((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (text) => {
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
