/** How much program a page asks for when it is opened for the first time, against what it may. `node scripts/checks/budgets.ts` */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import { chromiumLaunchOptions } from './chromium.ts';
import { type DemoRole, signIn, withProduct } from './product.ts';

interface Budget {
  path: string;
  as?: DemoRole;
  /** Weighed until the page answers a first touch, rather than before anyone touches it. */
  touched?: boolean;
  /** Thousands of bytes of JavaScript, gzipped. */
  most: number;
}

const budgets: readonly Budget[] = [
  { path: '/', most: 110 },
  { path: '/login', most: 10 },
  { path: '/login', touched: true, most: 248 },
  { path: '/register', touched: true, most: 336 },
  { path: '/forgot-password', touched: true, most: 305 },
  { path: '/dashboard/recruiter/jobs/', as: 'recruiter', most: 370 },
];

/** Text of the home page, which has to be readable before, and without, any program. */
const promise = 'Every morning, a short list of people who fit, and why.';

/** Whether a file is fetched ahead, and not run. */
const isAhead = (request: Request) =>
  Object.entries(request.headers()).some(
    ([name, value]) => /purpose$/.test(name) && value.startsWith('prefetch'),
  );

/** Without a window the pointer starts in the top left corner: on a link, whose page would be fetched ahead; it also counts as a touch. */
const withoutPointer = (page: Page) =>
  page.addInitScript(() => {
    for (const kind of ['pointerover', 'mouseover', 'pointermove', 'mousemove'])
      window.addEventListener(kind, (event) => event.stopImmediatePropagation(), true);
  });

/** Thousands of bytes of JavaScript that a page runs by itself, or until it does what it was touched for. */
async function weigh(browser: Browser, url: string, { path, as, touched }: Budget) {
  const context = await browser.newContext();
  if (as) await signIn(context, url, as);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (!/javascript/.test(answer.headers()['content-type'] ?? '') || isAhead(answer.request())) return;
    sizes.push(answer.body().then((bytes) => gzipSync(bytes, { level: 9 }).length));
  });
  if (!touched) await withoutPointer(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  if (touched) {
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menu').waitFor();
  }
  const weighed = await Promise.all(sizes);
  await context.close();
  return { kB: weighed.reduce((sum, size) => sum + size, 0) / 1000, files: weighed.length };
}

async function readsWithoutProgram(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/`);
  const heading = await page.locator('h1').innerText();
  await context.close();
  return heading.replaceAll(/\s+/g, ' ') === promise;
}

const ok = await withProduct(async (url) => {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows = [];
  for (const budget of budgets) {
    const { kB, files } = await weigh(browser, url, budget);
    rows.push({
      page: budget.touched ? `${budget.path}, touched` : budget.path,
      files,
      kB: Math.round(kB * 10) / 10,
      most: budget.most,
      ok: kB <= budget.most,
    });
  }
  const reads = await readsWithoutProgram(browser, url);
  await browser.close();
  console.table(rows);
  console.log(`The home page ${reads ? 'reads' : 'DOES NOT READ'} without JavaScript.`);
  return reads && rows.every((row) => row.ok);
});
process.exit(ok ? 0 : 1);
