/** Someone's acts about their plan, and the time of the test payments. */
import type { Page } from '@playwright/test';
import type { StoredAuth } from '../../../schemas/auth.ts';
import { expect } from './patient.ts';
import { answerOf } from './people.ts';

/** Fills in the test card that does this, and pays. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card, exact: true }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

const storedAuth = (page: Page): Promise<StoredAuth> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}'));

/** Moves the time of one's own test subscription on, and shows the page as it is then. */
export async function letDaysPass(page: Page, days: number): Promise<void> {
  const { token } = await storedAuth(page);
  const headers = { authorization: `Bearer ${token}` };
  await answerOf(await page.request.post('/api/v1/test-payments/clock', { headers, data: { days } }));
  await page.reload();
}

export const openPlan = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plan' }).click();

/** Cancels the plan, after reading until when everything works. */
export async function cancelPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your plan?' });
  await expect(dialog.getByText(/Everything keeps working until/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('Ends soon')).toBeVisible();
}

/** Cancels, thinks better of it, cancels again, and lets the paid period run out. */
export async function endPlan(page: Page, days: number): Promise<void> {
  await openPlan(page);
  await cancelPlan(page);
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await cancelPlan(page);
  await letDaysPass(page, days);
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
}
