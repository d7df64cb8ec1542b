/** The language of the app is switched on the page, without loading it again. */
import type { Page } from '@playwright/test';
import { beSignedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

/** Marks the page; a page that is loaded again has lost the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'));

const choose = async (page: Page, menu: RegExp | string, language: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
};

test('a page before the door speaks the chosen language at once, whatever its address named', async ({
  page,
}) => {
  await page.goto('/login?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await mark(page);
  await choose(page, 'Idioma', 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Sign in/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('the dashboard speaks the chosen language at once, and mails follow it', async ({ page }) => {
  await beSignedIn(page, 'RECRUITER');
  await page.goto('/dashboard/recruiter/jobs/');
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await mark(page);
  const told = page.waitForRequest(
    // The time zone of the browser is told the same way, perhaps only now.
    (request) => request.method() === 'PATCH' && !request.postData()?.includes('timeZone'),
  );
  await choose(page, /^Account of/, 'Español');
  await expect(page.getByRole('heading', { name: 'Empleos', level: 1 })).toBeVisible();
  // Our own texts, those of the schemas and react-admin's.
  await expect(page.getByRole('navigation', { name: 'Principal' })).toContainText('Inicio');
  await expect(page.getByRole('columnheader', { name: 'Estado' })).toBeVisible();
  await expect(page.getByText(/^Filas por página/)).toBeVisible();
  expect((await told).postDataJSON()).toEqual({ locale: 'es' });
  expect(await isMarked(page)).toBe(true);
});

test('what is typed and not saved is asked about before the language is switched', async ({ page }) => {
  await beSignedIn(page, 'RECRUITER');
  await page.goto('/dashboard/recruiter/profile/?edit=profile');
  await page.getByLabel('Job title').fill('Talent lead');
  await choose(page, /^Account of/, 'Español');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Job title')).toHaveValue('Talent lead');
  await choose(page, /^Account of/, 'Español');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByLabel('Puesto')).not.toHaveValue('Talent lead');
});
