/** The narrowest phones: no page scrolls sideways, and fingers hit what they aim at. And the farthest zones: one promised day, wherever it is read. */
import type { Page, Request } from '@playwright/test';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { Guarantee } from '../../schemas/guarantee.ts';
import { publicPaths } from '../../schemas/publicPages.ts';
import type { Role } from '../../schemas/user.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const width = 320;

/** The answer waits until nothing the page has asked for is under way. */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  const isOver = (request: Request) => underWay.delete(request);
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  const draw = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));
  return () =>
    expect
      .poll(
        async () => {
          const before = underWay.size;
          // An answer that is drawn may ask for the next.
          await page.evaluate(draw);
          return before + underWay.size;
        },
        { intervals: [20] },
      )
      .toBe(0);
}

/** Goes to a page of the dashboards as a link in them does, without loading the program again. */
async function goWithin(page: Page, to: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await expect(page).not.toHaveTitle(before);
}

/** Goes to each page and lists those that are wider than the screen. */
async function tooWide(
  page: Page,
  paths: readonly string[],
  goOn: (page: Page, path: string) => Promise<unknown> = (_, path) => page.goto(path),
): Promise<string[]> {
  const wide: string[] = [];
  await page.setViewportSize({ width, height: 640 });
  const quiet = watchRequests(page);
  for (const [index, path] of paths.entries()) {
    await (index === 0 ? page.goto(path) : goOn(page, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    const found = await page.evaluate(() => document.documentElement.scrollWidth);
    if (found > width) wide.push(`${path}: ${found}`);
  }
  return wide;
}

/** Every page a stranger can read: those of the product, the search, a job, a company, and texts of the operator. */
async function strangersPaths(page: Page): Promise<string[]> {
  const list = await (await page.request.get('/jobs')).text();
  const first = (folder: string) => new RegExp(`href="(/${folder}/[^"?]+)"`).exec(list)?.[1] ?? '';
  const found = [first('jobs'), first('companies')];
  expect(found).not.toContain('');
  return [...publicPaths, '/register/?as=candidate', '/jobs', '/jobs?q=zymurgist', ...found];
}

/** The least height of a finger's target, and of a link within a sentence (WCAG 2.5.8), in CSS pixels. */
const fingerHeight = 44;
const inlineHeight = 24;

/** Lists targets that are too low, and what is cut off at the right: nobody can scroll to it. */
async function hardToHit(page: Page, path: string): Promise<string[]> {
  const found = await page.evaluate(
    ({ finger, inline, screen }) => {
      const isShown = (one: Element) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
      return targets.filter(isShown).flatMap((one) => {
        const isField = one.matches('input, select, textarea');
        const label = isField ? one.closest('label, .MuiInputBase-root') : null;
        const { top, bottom, right, width } = (label ?? one).getBoundingClientRect();
        // Moved out of sight until it is focused.
        if (bottom <= 0 || width <= 1) return [];
        const isInline = getComputedStyle(one).display === 'inline';
        const height = Math.round(bottom - top);
        const faults = [
          ...(height < (isInline ? 0 : finger) ? [`${height} px high`] : []),
          ...(isInline && Number.parseFloat(getComputedStyle(one).lineHeight) < inline
            ? ['lines too close']
            : []),
          ...(right > screen + 1 && !one.closest('[class*=Table], pre')
            ? [`ends at ${Math.round(right)}`]
            : []),
        ];
        const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return faults.map((fault) => `${one.tagName} “${name.trim().slice(0, 40)}” ${fault}`);
      });
    },
    { finger: fingerHeight, inline: inlineHeight, screen: page.viewportSize()?.width ?? width },
  );
  return found.map((fault) => `${path}: ${fault}`);
}

for (const locale of ['en-US', 'es-ES'])
  test.describe(`in ${locale}, at 320 pixels as on 1280 ones at 400 %,`, () => {
    test.use({ hasTouch: true, isMobile: true, locale });

    test('fingers hit every target of every page a stranger can read', async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      const hard: string[] = [];
      for (const path of await strangersPaths(page)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        hard.push(...(await hardToHit(page, path)));
      }
      expect(hard).toEqual([]);
    });

    test('no page a stranger can read scrolls sideways', async ({ page }) => {
      expect(await tooWide(page, await strangersPaths(page))).toEqual([]);
    });
  });

test('nothing on the pages of strangers moves for people who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of await strangersPaths(page)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100)
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition')),
    );
    expect(moving, path).toEqual([]);
    // A part is hidden with the whole page, not level by level with a picture for each.
    const late = await page.evaluate(async () => {
      const parts = [...document.querySelectorAll('main *')];
      const isHidden = (part: Element) => getComputedStyle(part).visibility === 'hidden';
      parts.map(isHidden);
      document.body.style.visibility = 'hidden';
      const shown = parts.filter((part) => !isHidden(part));
      for (let picture = 0; picture < 30; picture += 1) await new Promise(requestAnimationFrame);
      return shown.filter((part) => part.isConnected && isHidden(part)).length;
    });
    expect(late, path).toBe(0);
  }
});

test.describe('no page scrolls sideways at 320 pixels', () => {
  const screens: Record<Role, readonly string[]> = {
    CANDIDATE: ['', 'jobs/', 'applications/', 'profile/', 'profile/edit/', 'subscription/'],
    RECRUITER: ['', 'jobs/', 'jobs/new/', 'profile/', 'subscription/'],
    EMPLOYER: ['', 'recruiters/', 'profile/', 'subscription/'],
  };
  for (const [role, paths] of Object.entries(screens) as [Role, readonly string[]][]) {
    test(`as a ${role}`, async ({ page }) => {
      await beSignedIn(page, role);
      const area = `/dashboard/${role.toLowerCase()}/`;
      expect(
        await tooWide(
          page,
          paths.map((path) => area + path),
          goWithin,
        ),
      ).toEqual([]);
    });
  }
});

/** Lists words of the heading that are broken, or cut off, and words of the menu that leave no space between them. */
const badlySet = (page: Page, path: string) =>
  page.evaluate((where) => {
    const textsIn = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
      );
    const rangeOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    };
    const box = document.querySelector('h1')?.getBoundingClientRect();
    const broken = textsIn('h1').flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const [first, ...others] = rangeOf(node, index, index + word.length).getClientRects();
        const isWhole = first && box && others.length === 0 && first.bottom <= box.bottom + 1;
        return isWhole ? [] : [`${where}: “${word}” in the heading`];
      }),
    );
    const entries = textsIn('nav a').map((node) => ({
      word: node.textContent,
      ...rangeOf(node, 0, node.textContent?.length ?? 0)
        .getBoundingClientRect()
        .toJSON(),
    }));
    const glued = entries.filter((one, index) => index > 0 && one.left < entries[index - 1]?.right + 4);
    return [...broken, ...glued.map(({ word }) => `${where}: “${word}” in the menu`)];
  }, path);

test.describe('in Spanish, whose words are longer,', () => {
  test.use({ hasTouch: true, isMobile: true, locale: 'es-ES' });

  test('the button of a message stands under its words where it would squeeze them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/forgot-password');
    await page.getByLabel('Correo electrónico').fill('squeezed@candidates.example');
    await page.getByRole('button', { name: 'Enviar el código' }).click();
    const words = page.getByText('El código espera en su propio buzón');
    const button = page.getByRole('link', { name: 'Abrir el buzón' });
    await expect(button).toBeVisible();
    const [text, link] = [await words.boundingBox(), await button.boundingBox()];
    expect(text?.width).toBeGreaterThan(200);
    expect(link?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0) - 1);
  });

  for (const screen of [320, 360])
    test(`headings and menus are whole and fingers hit what a candidate needs, ${screen} px wide`, async ({
      page,
    }) => {
      await beSignedIn(page, 'CANDIDATE');
      const found: string[] = [];
      for (const path of ['', 'jobs/', 'applications/', 'saved/', 'profile/', 'profile/edit/']) {
        await page.setViewportSize({ width: screen, height: 640 });
        const quiet = watchRequests(page);
        await page.goto(`/dashboard/candidate/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
        await quiet();
        found.push(...(await badlySet(page, path)));
        // Three tabs are wider than a phone, and scroll in their own frame.
        if (path !== 'saved/') found.push(...(await hardToHit(page, path)));
      }
      expect(found).toEqual([]);
    });
});

test('the promised day is the same on every page in Pago Pago, Greenwich and Kiritimati', async ({
  browser,
}) => {
  for (const timezoneId of ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati']) {
    const context = await browser.newContext({ timezoneId, locale: 'en-US' });
    const page = await context.newPage();
    await beSignedIn(page, 'CANDIDATE');
    const answer = page.waitForResponse(/\/subscriptions\/guarantee$/);
    await page.goto('/dashboard/candidate/subscription/');
    const { watched }: Guarantee = await (await answer).json();
    const [first] = watched;
    expect(first?.dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const shown = day.format(new Date(`${first?.dueOn}T00:00:00Z`));
    await expect(page.getByText(`an answer is promised by ${shown}`).first(), timezoneId).toBeVisible();

    const list = page.waitForResponse(/\/candidate-applications\?/);
    await page.goto('/dashboard/candidate/applications/');
    const applications: CandidateApplication[] = await (await list).json();
    const same = applications.find(({ id }) => id === first?.applicationId);
    expect(same?.answerBy, timezoneId).toBe(first?.dueOn);
    await context.close();
  }
});
