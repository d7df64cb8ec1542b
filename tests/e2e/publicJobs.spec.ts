import type { APIRequestContext, Page } from '@playwright/test';
import { desktop, expectAccessibleAtThisSize, phone } from './support/accessible.ts';
import { hold } from './support/asked.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

// The page of a job that is not there is answered with these, and the browser reports them.
test.use({ expectedProblems: [/status of (404|410)/] });

/** The address of a job's public page, out of the site map. */
async function pathOf(request: APIRequestContext, slug: string): Promise<string> {
  const map = await (await request.get('/sitemap.xml')).text();
  const address = new RegExp(`<loc>([^<]*/jobs/[^<]*-${slug})</loc>`).exec(map)?.[1];
  return new URL(address ?? 'https://there.is.none/').pathname;
}

/** No axe violation and no horizontal scrolling. */
async function expectGood(page: Page): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await expectAccessibleAtThisSize(page);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job reads whole, in the language of the browser', async ({ page, browser }) => {
    await page.goto(await pathOf(page.request, 'senior-backend-engineer'));
    await expect(page.getByRole('heading', { level: 1, name: 'Senior Backend Engineer' })).toBeVisible();
    await expect(page.getByText(/^\$[\d,]+–[\d,]+ a year$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'The job' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'What counts' })).toBeVisible();
    const other = await browser.newContext({ locale: 'es-ES' });
    const spanish = await other.newPage();
    await spanish.goto(page.url());
    await expect(spanish.locator('html')).toHaveAttribute('lang', 'es');
    await other.close();
  });
});

test('a stranger searches the open jobs while typing, and reads on about the company', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Jobs' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open jobs' })).toBeVisible();
  await expectGood(page);
  await page.setViewportSize(desktop);
  await page.getByRole('searchbox', { name: 'What' }).fill('develop');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs for develop' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Senior Backend Engineer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Emergency Department Nurse' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Where' }).fill('Colorado');
  await expect(page.getByRole('link', { name: 'Senior Backend Engineer' })).toHaveCount(0);
  await expect(page).toHaveURL('/jobs?q=develop&place=Colorado');
  await expectGood(page);
  await page.goto('/jobs?q=nurse');
  await page.getByRole('link', { name: 'Larkfield Health' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Larkfield Health' })).toBeVisible();
  await expectGood(page);
  await page.getByRole('link', { name: 'Emergency Department Nurse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency Department Nurse' })).toBeVisible();
});

test('what is typed before the program of the page has come is searched for', async ({ page }) => {
  const letCome = await hold(page, '**/assets/public-*.js');
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'What' }).fill('develop');
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs for develop' })).toBeVisible();
  await expect(page).toHaveURL('/jobs?q=develop');
});

test('a stranger finds a job, and applying leads to registering for it', async ({ page }) => {
  await page.goto(await pathOf(page.request, 'senior-backend-engineer'));
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Backend Engineer' })).toBeVisible();
  await expectGood(page);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Senior Backend Engineer',
    directApply: true,
  });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(picture ?? '').pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.getByRole('link', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/\/register\/\?as=candidate&.*job=|\/register\/\?.*job=.*as=candidate/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a stranger is led to an account by a search, which is saved as it was meant and shown then', async ({
  page,
}) => {
  await page.goto('/jobs?q=tyepscript&place=Texas&days=30');
  await expect(page.getByText('No job says “tyepscript”. These are the jobs for typescript.')).toBeVisible();
  await expectGood(page);
  await page.setViewportSize(desktop);
  const link = page.getByRole('link', { name: 'Tell me about new jobs' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toBe('/register/?as=candidate&search=q%3Dtypescript%26place%3DTexas');
  await link.click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  // Registering ends where someone with an account is led at once.
  await beSignedIn(page, 'CANDIDATE');
  await page.goto(address);
  await expect(page.getByText(/We e-mail you when new jobs fit “typescript · Texas”/)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'What' })).toHaveValue('typescript');
  await expect(page.getByRole('textbox', { name: 'Where' })).toHaveValue('Texas');
  await expect(page).not.toHaveURL(/save=/);
});

test('a candidate who is signed in goes straight to the job', async ({ page }) => {
  await beSignedIn(page, 'CANDIDATE');
  await page.goto(await pathOf(page.request, 'senior-backend-engineer'));
  await page.getByRole('link', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/candidate\/jobs\/[-0-9a-f]{36}\/$/);
  // How the candidate fits is found out when a job is first looked at.
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Backend Engineer' })).toBeVisible();
});

test('the recruiter takes the page off and puts it back; on hold it says so', async ({ page, otherPage }) => {
  const path = await pathOf(page.request, 'senior-backend-engineer');
  const id = path.slice('/jobs/'.length).slice(0, 36);
  await beSignedIn(page, 'RECRUITER');
  await page.goto(`/dashboard/recruiter/jobs/${id}/`);
  const part = page.getByRole('region', { name: 'For everyone' });
  await expect(part.getByRole('link', { name: /Open the public page/ })).toHaveAttribute(
    'href',
    new RegExp(`${path}$`),
  );

  // The words change at once; the switch waits until the server has noted it.
  const publicPage = part.getByRole('switch', { name: 'Public page' });
  await publicPage.click();
  await expect(part.getByText('Only candidates who are signed in see this job.')).toBeVisible();
  await expect(publicPage).toBeEnabled();
  expect((await otherPage.goto(path))?.status()).toBe(404);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'There is no such job' })).toBeVisible();
  await expectGood(otherPage);

  await publicPage.click();
  await expect(part.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  await expect(publicPage).toBeEnabled();
  expect((await otherPage.goto(path))?.status()).toBe(200);

  await page.getByRole('button', { name: 'Put on hold' }).click();
  // Applicants wait for it.
  const asked = page.getByRole('dialog', { name: /^Put .+ on hold\?$/ });
  await expect(asked.getByText(/wait for an answer: /)).toBeVisible();
  await asked.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect((await otherPage.goto(path))?.status()).toBe(410);
  await expect(
    otherPage.getByRole('heading', { level: 1, name: 'This job is not open any more' }),
  ).toBeVisible();
  await expectGood(otherPage);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Put on hold' })).toBeVisible();
});
