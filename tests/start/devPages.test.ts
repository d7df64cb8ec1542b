/** The pages of `npm run dev`, without the API behind them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { devPages } from '../../scripts/dev/devPages.ts';
import { parseSettings } from '../../server/base/env.ts';
import { siteConfigFor } from '../../server/web/siteConfig.ts';

const root = path.resolve(import.meta.dirname, '../..');
const settings = parseSettings({ APP_URL: 'http://jobs.example.com' });
const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hireday-vite-'));
let vite: ViteDevServer;

beforeAll(async () => {
  vite = await createServer({
    root,
    cacheDir,
    logLevel: 'error',
    // Nothing runs the browser's program here.
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 },
    plugins: [devPages(settings)],
  });
  await vite.listen();
});

afterAll(async () => {
  await vite.close();
  fs.rmSync(cacheDir, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, vite.resolvedUrls?.local[0]), { headers: { accept: 'text/html', ...headers } });

test('pages about the product are complete, in the language of who reads them', async () => {
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Every morning, a short list of people who fit, and why.');
  const prices = await (await get('/pricing?lang=es')).text();
  expect(prices).toMatch(/<html [^>]*lang="es"/);
  expect(prices).toContain('<title>Precios · Hireday</title>');
  expect(prices).toContain('href="http://jobs.example.com/pricing?lang=es"');
  expect(await (await get('/pricing', { cookie: 'locale=es' })).text()).toContain('<title>Precios');
  expect(await (await get('/pricing')).text()).toContain('<title>Pricing');
});

test.each(['/login', '/login/', '/dashboard/recruiter/jobs/', '/dashboard/recruiter/jobs/7/edit/'])(
  '%s is a screen of the app, and is told what the server would tell it',
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<div id="root"></div>');
    const [, config = ''] = /id="hireday-config">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(config)).toEqual(siteConfigFor(settings, true));
  },
);

test('an address nothing lives at is a page that says so, and a 404', async () => {
  for (const address of ['/nowhere', '/dashboard/nowhere/']) {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  }
});

test('the mailbox is not there for whom someone else has passed on', async () => {
  expect((await get('/dev/mailbox', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
});

test('open pages are told when what they were made from changes', async () => {
  await get('/about');
  const send = vi.spyOn(vite.environments.client.hot, 'send');
  vite.watcher.emit('change', path.join(root, 'src/site/pages/AboutPage.tsx'));
  await expect.poll(() => send).toHaveBeenCalledWith({ type: 'custom', event: 'pages:changed' });
  expect(await (await get('/about')).text()).toContain('<title>About');
});
