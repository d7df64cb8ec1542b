/** A person's acts about their account, on any of the pages that ask for it. */
import type { Page } from '@playwright/test';
import { expect } from './patient.ts';

/** Chosen by the people of the tests: long enough, and no name or address is in it. */
export const password = 'quiet harbour lamp 42';

interface Mail {
  kind: string;
  to: string;
  text: string;
}

/** The mails of a kind that have been delivered to an address, the newest first. */
export async function mailsTo(page: Page, to: string, kind: string): Promise<Mail[]> {
  const mails: Mail[] = await (await page.request.get('/dev/mailbox.json')).json();
  return mails.filter((mail) => mail.to === to && mail.kind === kind);
}

/** A mail of a kind arrives at an address, with these words in it. */
export const expectMail = (page: Page, to: string, kind: string, words = '') =>
  expect
    .poll(async () => (await mailsTo(page, to, kind)).some(({ text }) => text.includes(words)), {
      message: `the ${kind} mail to ${to}`,
    })
    .toBe(true);

/** The code of the newest mail of a kind to an address, once it is there. */
export async function mailedCode(page: Page, to: string, kind: string): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const [mail] = await mailsTo(page, to, kind);
    code = mail && /\b\d{6}\b/.exec(mail.text)?.[0];
    return code;
  };
  await expect.poll(look, { message: `the ${kind} mail to ${to}` }).toBeTruthy();
  return code ?? '';
}

/** Pastes the mailed code into the boxes, which hand it in by themselves. */
export async function pasteCode(page: Page, to: string, kind: 'EMAIL_CODE' | 'FORGOT_CODE'): Promise<void> {
  const code = await mailedCode(page, to, kind);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.getByRole('textbox', { name: 'Code' }).focus();
  await page.keyboard.press('ControlOrMeta+v');
}

/** Other services come a moment later, with buttons to continue with them. */
export const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Past the step of a candidate's registration that shows what was read from the resume. */
export async function pastReading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'This is what we read', level: 1 })).toBeVisible();
  await next(page);
}

/** From the choice of a role to the first step after the code. */
export async function proveEmail(page: Page, role: RegExp, email: string): Promise<void> {
  await page.goto('/register/');
  await page.getByRole('link', { name: role }).click();
  await page.getByLabel('E-mail').fill(email);
  await next(page);
  await expect(page.getByRole('heading', { name: 'Enter the code', level: 1 })).toBeVisible();
  await pasteCode(page, email, 'EMAIL_CODE');
}

export async function signIn(page: Page, email: string, withPassword: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(withPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login\/$/);
}

/** Whether the API lets someone in; asked beside the page, which notes a refusal as an error. */
export async function letsIn(page: Page, email: string, withPassword: string): Promise<boolean> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password: withPassword } });
  expect([200, 401]).toContain(answer.status());
  return answer.ok();
}
