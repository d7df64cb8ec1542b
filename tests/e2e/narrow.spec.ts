/** The narrowest phones: no page scrolls sideways. And the farthest zones: one promised day, wherever it is read. */
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

test.describe('no page scrolls sideways at 320 pixels', () => {
  test('before signing in', async ({ page }) => {
    expect(await tooWide(page, [...publicPaths, '/register/?as=candidate'])).toEqual([]);
  });

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
