import { accountPaths, marketingPaths, publicPaths, testPaymentsMark } from '../../schemas/publicPages.ts';
import { expectAccessible, expectAccessibleAtThisSize } from './support/accessible.ts';
import { signIn } from './support/account.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

for (const path of publicPaths) {
  test(`${path} comes alive without a complaint, and is accessible on a desk and on a phone`, async ({
    page,
  }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectAccessibleAtThisSize(page);
    }
    if (!accountPaths.some((account) => account === path)) return;
    // The program of a form comes with the first touch.
    await page.getByRole('button', { name: 'Appearance' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page reads, and says in its head what it is', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page).toHaveTitle(/Hireday/);
      for (const name of ['description', 'og:title', 'og:image']) {
        const content = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
        await expect(content).toHaveAttribute('content', /.{10,}/);
      }
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http.*${path}$`),
      );
    }
  });

  test('a language that was chosen is that of the next page as well', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/features');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('forms say that they need it', async ({ page }) => {
    await page.goto('/login');
    // Its text is no text to Playwright, which looks past such elements.
    await expect(page.locator('noscript p')).toBeVisible();
  });

  test('prices can be read by the month and by the year', async ({ page }) => {
    await page.goto('/pricing');
    const desk = page.getByRole('article', { name: /^Desk/ });
    await expect(desk.getByText('$99', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Yearly' }).check();
    await expect(desk.getByText('$990', { exact: true })).toBeVisible();
    await expect(desk.getByText('$99', { exact: true })).toBeHidden();
  });
});

test('where prices stand it says that payments are a test; only the mark of the server shows it', async ({
  page,
}) => {
  for (const path of ['/pricing', '/', '/pricing?lang=es']) {
    await page.goto(path);
    const note = page.getByText(/^(Test mode: no money is taken|Modo de prueba: no se cobra dinero)$/);
    await expect(note).toBeVisible();
    await page.evaluate((mark) => document.documentElement.removeAttribute(mark), testPaymentsMark);
    await expect(note).toBeHidden();
  }
});

test('the home page counts what has happened and keeps the chosen colours', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Hireday in figures' });
  await expect(figures.getByRole('definition').first()).toHaveText(/^\d+$/);
  const html = page.locator('html');
  const before = await html.getAttribute('data-color-scheme');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .first()
    .getByRole('link', { name: 'Pricing' })
    .click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(html).not.toHaveAttribute('data-color-scheme', String(before));
});

test('a platform where little has happened shows no figures instead of noughts', async ({ page }) => {
  const little = { openJobs: 4, candidates: 1, dailyCandidates: 0, hires: 0, medianHoursToFirstAnswer: null };
  await page.route('/api/v1/stats/platform', (route) => route.fulfill({ json: little }));
  const figures = page.getByRole('region', { name: 'Hireday in figures' });
  await page.goto('/');
  await expect(figures).toHaveCount(0);
  await page.unroute('/api/v1/stats/platform');
  await page.route('/api/v1/stats/platform', (route) => route.fulfill({ json: { ...little, hires: 2 } }));
  await page.goto('/');
  await expect(figures.getByRole('definition')).toHaveText(['4', '1', '2']);
});

test('the operator’s texts are a page each, linked from the end of every other', async ({ page }) => {
  for (const [name, text] of [
    ['Terms', 'What we ask of you'],
    ['Privacy', 'Who sees what'],
    ['Contact', 'Before you write'],
  ]) {
    await page.goto('/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
    await expect(page.getByRole('heading', { name: text, level: 2 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/imprint?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso legal');
});

test('the language can be chosen at the end of every page, and is kept', async ({ page }) => {
  for (const path of marketingPaths) {
    await page.goto(path);
    const languages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language' });
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(languages.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '?lang=es');
  }
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Un plan para cada rol. Lo demás es gratis.',
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
});

test('a link that is meant is fetched ahead', async ({ page }) => {
  await page.goto('/');
  const hint = page.locator('link[rel=prefetch]');
  await expect(hint).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Pages' })
    .first()
    .getByRole('link', { name: 'Features' })
    .hover();
  await expect(hint).toHaveAttribute('href', '/features');
});

test('people who are signed in are offered the dashboard instead of signing in', async ({ page }) => {
  await beSignedIn(page, 'RECRUITER');
  for (const path of marketingPaths) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  }
});

test('what is typed and pressed before the program of a page has come is not lost', async ({ page }) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/start-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await signIn(page, 'recruiter@hireday.example', 'hireday-demo');
  await expect(page, 'the password is in no address').toHaveURL(/\/login$/);
  letCome();
  await expect(page).toHaveURL(/\/dashboard\/recruiter\//);
});

test('Enter in the form of a page nobody has touched yet signs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').pressSequentially('recruiter@hireday.example');
  await page.getByLabel('Password', { exact: true }).pressSequentially('hireday-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/recruiter\//);
});

test('the sign-in page lets people in who sign in from another tab', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto('/login');
  await page.goto('/login');
  await signIn(page, 'recruiter@hireday.example', 'hireday-demo');
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/dashboard\/recruiter\//);
});

test.describe('an address nothing lives at', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('is a page that leads home, and a 404', async ({ page }) => {
    for (const path of ['/nothing-here', '/dashboard/nothing-here']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(
        page.getByText("The page you're looking for doesn't exist or has been moved."),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
