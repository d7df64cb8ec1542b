/**
 * `npm run screenshots`: every screen and what opens in it in four variants (1280 and 360 pixels wide, light and dark)
 * into test-results/screens. `-- home login` takes the named ones only, `-- es` the screens in Spanish; `-- public`
 * makes the pictures that stand in the public pages, and the one that is shown with a link to them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { z } from 'zod';
import { DailyCandidate } from '../../schemas/dailyCandidate.ts';
import { Job } from '../../schemas/job.ts';
import { ensureBuilt } from '../build/build.ts';
import { chromiumLaunchOptions } from '../checks/chromium.ts';
import { signIn, withProduct } from '../checks/product.ts';
import { giveUp, root } from '../start/install.mjs';
import { type Records, type Screen, screens } from './screens.ts';
import { states } from './states.ts';

if (!(await ensureBuilt())) process.exit(1);

const schemes = ['light', 'dark'] as const;
const folder = path.join(root, 'test-results', 'screens');

/** The pictures in the public pages: a screen, and how large a part of it. */
const pictures = [
  { name: 'dailyList', screen: 'recruiter-list', width: 1200, height: 780 },
  { name: 'evidence', screen: 'recruiter-pick', width: 1200, height: 780 },
  { name: 'board', screen: 'recruiter-board', width: 1200, height: 780 },
  { name: 'employer', screen: 'employer-home', width: 1200, height: 780 },
  { name: 'standing', screen: 'candidate-applications', width: 390, height: 760 },
];

const OpenJob = Job.pick({ id: true, title: true, newDailyCandidatesCount: true });
const OpenJobs = z.tuple([OpenJob], OpenJob);
const Picks = z.tuple([DailyCandidate.pick({ id: true })]);

/** The records the addresses are made from: a job with a board, the job with the most new picks, and its best pick. */
async function findRecords(url: string, browser: Browser): Promise<Records> {
  const context = await browser.newContext();
  const token = await signIn(context, url, 'recruiter');
  await context.close();
  const ask = async (call: string): Promise<unknown> =>
    (await fetch(`${url}/api/v1${call}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const jobs = OpenJobs.parse(await ask('/jobs/recruiter/me?status=OPEN&perPage=100'));
  const { id } = jobs.find(({ title }) => title === 'Senior Backend Engineer') ?? jobs[0];
  const listed = jobs.reduce((most, one) =>
    one.newDailyCandidatesCount > most.newDailyCandidatesCount ? one : most,
  );
  const [pick] = Picks.parse(await ask(`/daily-candidates/job/${listed.id}?sort=rank&order=ASC&perPage=1`));
  return { job: id, listedJob: listed.id, pick: pick.id, openJob: id };
}

/** The setting of all pictures. */
interface Scene {
  browser: Browser;
  url: string;
  records: Records;
}

interface Look {
  width: number;
  height: number;
  scheme: (typeof schemes)[number];
  /** Device pixels for each of CSS. */
  scale?: number;
  locale?: string;
}

/** A page that shows a screen once everything on it has loaded. */
async function open(
  { browser, url, records }: Scene,
  screen: Screen,
  { width, height, scheme, scale = 1, locale = 'en-US' }: Look,
) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale,
  });
  if (screen.as) await signIn(context, url, screen.as);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(url + screen.path(records), { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // A placeholder shown while something loads is not the screen.
  await page.locator('.MuiSkeleton-root, main [role="progressbar"]').first().waitFor({ state: 'detached' });
  return { page, close: () => context.close() };
}

/** A PNG as WebP, which the browser knows how to write. */
async function webp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source, level }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', level).replace(/^.*,/, '');
    },
    { source: png.toString('base64'), level: quality },
  );
  return Buffer.from(data, 'base64');
}

async function takeScreens(scene: Scene, chosen: readonly Screen[], locale: string): Promise<void> {
  const missed: string[] = [];
  mkdirSync(folder, { recursive: true });
  for (const screen of chosen) {
    for (const width of [1280, 360]) {
      for (const scheme of schemes) {
        const look = { width, height: 900, scheme, locale };
        const { page, close } = await open(scene, screen, look);
        // Lazy images load as they are scrolled to.
        await page.evaluate(async () => {
          for (const image of document.querySelectorAll('img')) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        });
        const name = `${screen.name}-${width}-${scheme}`;
        try {
          await screen.open?.(page);
          await page.waitForLoadState('networkidle');
        } catch (error) {
          missed.push(`${name}: ${String(error).split('\n')[0]}`);
        }
        // An open dialog lies over the part that is on the screen.
        await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: !screen.open });
        await close();
      }
    }
    console.log(screen.name);
  }
  console.log(`In ${path.relative(root, folder)}.`);
  if (missed.length > 0) {
    console.error(`Could not be opened:\n${missed.join('\n')}`);
    process.exitCode = 1;
  }
}

/** @throws when there is no screen of that name */
function screenNamed(name: string): Screen {
  const found = screens.find((one) => one.name === name);
  if (!found) throw new Error(`There is no screen ${name}.`);
  return found;
}

async function takePictures(scene: Scene): Promise<void> {
  const blank = await (await scene.browser.newContext()).newPage();
  for (const { name, screen: screenName, width, height } of pictures) {
    const screen = screenNamed(screenName);
    for (const scheme of schemes) {
      const scale = width < 600 ? 2 : 1.25;
      const { page, close } = await open(scene, screen, { width, height, scheme, scale });
      // Said of this machine's payments, and of no customer's.
      await page.addStyleTag({ content: '#root aside[aria-label="Test mode"] { display: none }' });
      const image = await webp(blank, await page.screenshot(), 0.82);
      writeFileSync(path.join(root, 'src', 'site', 'shots', `${name}-${scheme}.webp`), image);
      await close();
      console.log(`${name}-${scheme}: ${Math.round(image.length / 1000)} kB`);
    }
  }
  // The first thing of the home page, at the size that is shown beside a link.
  const look = { width: 1200, height: 630, scheme: 'light' } as const;
  const { page, close } = await open(scene, screenNamed('home'), look);
  await page.addStyleTag({
    content: `header { display: none }
      main > :first-child { min-height: 630px; display: grid; align-items: center }`,
  });
  writeFileSync(
    path.join(root, 'public', 'og.png'),
    await page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 630 } }),
  );
  await close();
}

const asked = process.argv.slice(2);
const forPages = asked.length === 1 && asked[0] === 'public';
const names = asked.filter((word) => word !== 'es');
const isSpanish = names.length < asked.length;
// Dialogs and menus are found by their English names.
const all = isSpanish ? screens : [...screens, ...states];
const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
if (!forPages && chosen.length === 0) {
  giveUp(`There is no such screen. There are: ${all.map(({ name }) => name).join(', ')}; es and public.`);
}

await withProduct(async (url) => {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const scene = { browser, url, records: await findRecords(url, browser) };
  if (forPages) await takePictures(scene);
  else await takeScreens(scene, chosen, isSpanish ? 'es-ES' : 'en-US');
  await browser.close();
});
