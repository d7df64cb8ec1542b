import type { Page } from '@playwright/test';
import { addresses, areaOfRole } from '../../schemas/addresses.ts';
import { queries, subscriptionPollMs } from '../../src/base/constants.ts';
import { callsTo, hold, writeDownCalls } from './support/asked.ts';
import { passUntil, settle, stopClock } from './support/clock.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

/** Goes by the menu while the clock stands still. */
async function go(page: Page, to: string): Promise<void> {
  await menu(page).getByRole('link', { name: to }).click();
  const heading = page.getByRole('heading', { name: to, level: 1 });
  await passUntil(page, 10, () => heading.isVisible());
}

/** The page's own list; its filters ask for jobs too. */
const jobs = '/jobs?page=1&perPage=20&';

const count = async (page: Page, beginning: string) => (await callsTo(page, beginning)).length;

test('at start the logo and a spinner fill the window until the user and the subscription are known', async ({
  page,
}) => {
  await beSignedIn(page, 'CANDIDATE');
  const showUser = await hold(page, '**/api/v1/users/me');
  const showSubscription = await hold(page, '**/api/v1/subscriptions/active');
  const view = page.getByRole('status').filter({ has: page.getByRole('img', { name: 'Hireday' }) });
  await page.goto('/dashboard/candidate/profile/edit/');
  await expect(view).toBeVisible();
  await expect(view.locator('.MuiCircularProgress-root')).toBeVisible();
  const window = page.viewportSize();
  expect(await view.boundingBox()).toEqual({ x: 0, y: 0, ...window });

  const profile = page.waitForResponse(/\/api\/v1\/candidates\//);
  showUser();
  await profile;
  await settle(page);
  await expect(view).toBeVisible();

  showSubscription();
  await title(page, 'Edit profile');
  await expect(view).toBeHidden();
});

test.describe('when the server stumbles', () => {
  test.use({ expectedProblems: [/status of 503/] });

  test('a list is asked for four times in all', async ({ page }) => {
    await beSignedIn(page, 'CANDIDATE');
    await page.clock.install();
    await writeDownCalls(page);
    await page.route('**/api/v1/jobs?*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/dashboard/candidate/jobs/');
    await expect.poll(() => count(page, jobs)).toBeGreaterThan(0);
    await passUntil(page, 1000, () => page.getByRole('button', { name: 'Try again' }).isVisible());
    await page.clock.runFor(60_000);
    await settle(page);
    expect(await count(page, jobs)).toBe(1 + queries.retries);
  });

  test('the user and the subscription are asked for once, and again when someone says so', async ({
    page,
  }) => {
    await beSignedIn(page, 'CANDIDATE');
    await page.clock.install();
    await writeDownCalls(page);
    const once = ['/users/me', '/subscriptions/active'];
    for (const path of once) await page.route(`**/api/v1${path}`, (route) => route.fulfill({ status: 503 }));
    await page.goto('/dashboard/candidate/');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.clock.runFor(60_000);
    await settle(page);
    for (const path of once) expect(await count(page, path), path).toBe(1);

    await page.unroute(`**/api/v1${once[0]}`);
    await again.click();
    await expect(menu(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await settle(page);
    // Those parts of the page that would tell of the plan do not ask by themselves either.
    for (const path of once) expect(await count(page, path), path).toBe(2);
  });
});

test('what was loaded is good for five minutes, and coming back to the window asks nothing', async ({
  page,
}) => {
  await beSignedIn(page, 'CANDIDATE');
  await page.clock.install();
  await writeDownCalls(page);
  await page.goto('/dashboard/candidate/profile/');
  await expect(menu(page)).toBeVisible();
  await stopClock(page);
  const now = () => page.evaluate(() => Date.now());
  const shown = () => page.getByRole('main').getByRole('listitem').first().isVisible();
  await go(page, 'Jobs');
  await passUntil(page, 10, shown);
  const [first, ...others] = await callsTo(page, jobs);
  expect(others).toEqual([]);
  const freshUntil = (first?.at ?? Number.NaN) + queries.cacheMs;

  await test.step('shortly before they are over the list is there without asking', async () => {
    await go(page, 'Profile');
    await page.clock.runFor(freshUntil - 2000 - (await now()));
    await go(page, 'Jobs');
    await passUntil(page, 10, shown);
    expect(await count(page, jobs)).toBe(1);
    expect(await now()).toBeLessThan(freshUntil);
  });

  await test.step('coming back to the window later asks nothing', async () => {
    await page.clock.runFor(queries.cacheMs);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
    });
    await page.clock.runFor(1000);
    await settle(page);
    expect(await count(page, jobs)).toBe(1);
  });

  await test.step('coming back to the page asks again', async () => {
    await go(page, 'Profile');
    await go(page, 'Jobs');
    await passUntil(page, 10, async () => (await count(page, jobs)) === 2);
  });
});

test('who waits for a payment asks every second', async ({ page }) => {
  await beSignedIn(page, 'CANDIDATE');
  await page.clock.install();
  await writeDownCalls(page);
  await page.route('**/api/v1/subscriptions/active', (route) => route.fulfill({ json: { active: false } }));
  await page.goto('/dashboard/candidate/subscription/loading/');
  await expect(page.getByRole('heading', { name: 'Waiting for your payment to arrive' })).toBeVisible();
  await stopClock(page);
  // The one that falls due first comes when it comes, the others are a second apart.
  await page.clock.runFor(subscriptionPollMs);
  await settle(page);
  const before = await count(page, '/subscriptions/active');
  for (let asked = 1; asked <= 4; asked += 1) {
    await page.clock.runFor(subscriptionPollMs);
    await expect.poll(() => count(page, '/subscriptions/active')).toBe(before + asked);
    await settle(page);
  }
  const times = (await callsTo(page, '/subscriptions/active')).slice(before).map(({ at }) => at);
  const pauses = times.slice(1).map((at, index) => at - (times[index] ?? Number.NaN));
  expect(pauses).toEqual([subscriptionPollMs, subscriptionPollMs, subscriptionPollMs]);
});

test('a choice of several is sent as the same name several times', async ({ page }) => {
  await beSignedIn(page, 'RECRUITER');
  await writeDownCalls(page);
  await page.goto('/dashboard/recruiter/jobs/');
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Open' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'On hold' }).click();
  await expect
    .poll(async () => (await callsTo(page, '/jobs/recruiter/me?')).at(-1)?.url)
    .toContain('status=OPEN&status=ON_HOLD');
});

test.describe('at an address nothing lives at', () => {
  // The server says so, too.
  test.use({ expectedProblems: [/status of 404/] });

  for (const [whose, address] of [
    ['a stranger', '/nowhere/'],
    ['someone signed in', '/dashboard/nowhere/'],
  ] as const) {
    test(`${whose} reads so and finds the way home`, async ({ page }) => {
      if (whose !== 'a stranger') await beSignedIn(page, 'CANDIDATE');
      await page.goto(address);
      await title(page, 'Page Not Found');
      const text = "The page you're looking for doesn't exist or has been moved.";
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('when a page cannot be drawn', () => {
  // A thrown error is noted where it is caught.
  test.use({ expectedProblems: [/Cannot read properties of null/] });

  test('it says so, and shows and hides why', async ({ page }) => {
    await beSignedIn(page, 'CANDIDATE');
    await page.route('**/api/v1/jobs?*', async (route) => {
      const response = await route.fetch();
      const [job, ...others] = await response.json();
      await route.fulfill({ response, json: [{ ...job, fit: { band: null, criteria: null } }, ...others] });
    });
    await page.goto('/dashboard/candidate/jobs/');
    await title(page, 'Something went wrong!');
    const message = page.getByText(/Cannot read properties of null/);
    await expect(message).toBeHidden();
    await page.getByRole('button', { name: 'Show Error', exact: true }).click();
    await expect(message).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide Error', exact: true }).click();
    await expect(message).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show Error', exact: true })).toBeVisible();
  });
});

test('people who leave a changed form are asked once: by the page, or by the browser when the tab closes', async ({
  page,
}) => {
  await beSignedIn(page, 'CANDIDATE', { signsOut: true });
  await page.goto('/dashboard/candidate/profile/');
  const edit = () => page.getByRole('link', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const asked: string[] = [];
  page.on('dialog', async (shown) => {
    asked.push(shown.type());
    await shown.accept();
  });

  await test.step('nobody asks while nothing is changed', async () => {
    await edit();
    await page.getByLabel('City').click();
    await page.reload();
    await title(page, 'Edit profile');
    expect(asked).toEqual([]);
  });

  await test.step('the way back is asked about; staying keeps what is written', async () => {
    await menu(page).getByRole('link', { name: 'Profile' }).click();
    await edit();
    await page.getByLabel('City').fill('Elsewhere');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/profile\/edit\/$/);
    await expect(page.getByLabel('City')).toHaveValue('Elsewhere');
  });

  await test.step('closing or reloading the tab is asked about by the browser', async () => {
    await page.reload();
    await expect.poll(() => asked).toEqual(['beforeunload']);
  });

  await test.step('leaving leaves, without a second question', async () => {
    await page.getByLabel('City').fill('Elsewhere');
    await menu(page).getByRole('link', { name: 'Jobs' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await title(page, 'Jobs');
    await expect(dialog).toBeHidden();
    expect(asked).toEqual(['beforeunload']);
  });

  await test.step('signing out is asked about, too', async () => {
    const signOut = async () => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    };
    await menu(page).getByRole('link', { name: 'Profile' }).click();
    await edit();
    await page.getByLabel('City').fill('Elsewhere');
    await signOut();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Elsewhere');
    await signOut();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(dialog).toBeHidden();
    expect(asked).toEqual(['beforeunload']);
  });
});

for (const role of ['RECRUITER', 'EMPLOYER', 'CANDIDATE'] as const) {
  test(`the parts of a profile keep their places while the others come (${role.toLowerCase()})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await beSignedIn(page, role);
    await page.addInitScript(() => {
      const shifts: { value: number }[] = [];
      Object.assign(window, { shifts });
      const watcher = new PerformanceObserver((seen) =>
        shifts.push(...JSON.parse(JSON.stringify(seen.getEntries()))),
      );
      watcher.observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(addresses[areaOfRole(role)].profile);
    await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeVisible();
    await settle(page);
    const shifts: { value: number }[] = await page.evaluate('shifts');
    // Google calls a page good up to 0.1.
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.1);
  });
}
