/**
 * A morning at the queue: 41 jobs with ten picks each, of which fifty are decided as a recruiter decides them. Prints the
 * actions per decision (keys and presses), and how long it takes from the key until the next pick can be read, with its
 * reasons and with its resume; beside the same decisions on the pages of single picks, in the same browser.
 *
 * Usage: npm run build && npx node bench/queue.ts [decisions] [milliseconds of reading between them]
 */
import { chromium, type Page } from 'playwright';
import { findChromium } from '../scripts/checks/chromium.ts';
import { signIn, withProduct } from '../scripts/checks/product.ts';
import { fillQueue } from './queueData.ts';

const decisions = Number(process.argv[2] ?? 50);
const readingMs = Number(process.argv[3] ?? 0);
const recruiter = 'recruiter@hireday.example';

/** Of ten picks: five passed with a reason, two without, two saved, one snoozed. */
const keys = ['1', 's', '2', 'p', '3', 'z', '1', 's', 'p', '2'];

interface Wait {
  /** From the key to the frame that shows the next pick and its reasons. */
  reasons: number;
  /** To the one that shows its resume. */
  resume: number;
}

/** The toolbar of a document alone is shorter than any resume. */
const resumeShown = (page: Page) =>
  page.waitForFunction(
    () => (document.querySelector('main section[aria-label^=Document]')?.textContent ?? '').length > 200,
  );

/** Of the open page: presses a key and waits, frame by frame, for another person, their reasons and their resume. */
async function press(page: Page, key: string): Promise<Wait> {
  const shown = await page.evaluateHandle(() => {
    const name = () => document.querySelector('main section[aria-label]')?.getAttribute('aria-label') ?? '';
    const main = () => document.querySelector('main');
    const resume = () => main()?.querySelector('section[aria-label^=Document]')?.textContent ?? '';
    const before = { name: name(), resume: resume() };
    const seen = new Promise<{ reasons: number; resume: number }>((resolve) => {
      window.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          let reasons: number | undefined;
          const look = () => {
            const now = performance.now() - timeStamp;
            const words = main()?.textContent ?? '';
            if (name() !== before.name && /Must have|Nice to have/.test(words)) reasons ??= now;
            const isRead = resume() !== before.resume && resume().length > 200;
            if (reasons !== undefined && isRead) resolve({ reasons, resume: now });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
    return { seen };
  });
  await page.keyboard.press(key);
  return await shown.evaluate(({ seen }) => seen);
}

/** In a list of picks: the link to one of them, not to another day. */
const firstPick = 'main li a[href*="/daily-candidates/"]:not([href*="/daily-candidates/?"])';

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const row = (waits: Wait[], actions: number) => ({
  'actions each': (actions / decisions).toFixed(2),
  'reasons, median ms': at(
    waits.map(({ reasons }) => reasons),
    0.5,
  ).toFixed(0),
  'reasons, p95': at(
    waits.map(({ reasons }) => reasons),
    0.95,
  ).toFixed(0),
  'resume, median ms': at(
    waits.map(({ resume }) => resume),
    0.5,
  ).toFixed(0),
  'resume, p95': at(
    waits.map(({ resume }) => resume),
    0.95,
  ).toFixed(0),
});

/** One key decides, and the next pick is there. */
async function throughQueue(page: Page, url: string) {
  await page.goto(`${url}/dashboard/recruiter/queue/`);
  await resumeShown(page);
  const waits: Wait[] = [];
  for (let i = 0; i < decisions; i += 1) {
    await page.waitForTimeout(readingMs);
    waits.push(await press(page, keys[i % keys.length] ?? 's'));
  }
  return row(waits, decisions);
}

/** One key decides and another leads to the next pick; each list has to be opened, and its first pick. */
async function throughPages(page: Page, url: string) {
  const waits: Wait[] = [];
  let actions = 0;
  for (let list = 0; waits.length < decisions; list += 1) {
    await page.goto(`${url}/dashboard/recruiter/jobs/?perPage=100`);
    await page
      .getByRole('link', { name: /new picks?$/ })
      .nth(list)
      .click();
    await page.locator(firstPick).first().click();
    await resumeShown(page);
    // The menu's Jobs, the list, and its first pick.
    actions += 3;
    for (let place = 0; place < 9 && waits.length < decisions; place += 1) {
      await page.waitForTimeout(readingMs);
      await page.keyboard.press(keys[place % keys.length] ?? 's');
      waits.push(await press(page, 'j'));
      actions += 2;
    }
  }
  return row(waits, actions);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  await withProduct(async (url, dataDir) => {
    await fillQueue(dataDir, { recruiter, jobs: 41, picks: 10 });
    const open = async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await signIn(context, url, 'recruiter');
      return await context.newPage();
    };
    console.table({
      queue: await throughQueue(await open(), url),
      'pages of picks': await throughPages(await open(), url),
    });
  });
} finally {
  await browser.close();
}
