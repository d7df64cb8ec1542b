/** A company proves its domain, and everyone sees it, on a desk and on a phone. */
import { authStorageKey } from '../../src/base/constants.ts';
import { next, password, pasteCode, signOut } from './support/account.ts';
import { makeEmployer } from './support/staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A provider of mailboxes is refused with 422.
test.use({ expectedProblems: [/status of 422/] });

const sizes = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 360, height: 780 },
];

for (const { name, ...viewport } of sizes)
  test(`an administrator proves a domain by its record, which counts as there in the trial (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/login/');
    // Registered at a provider of mailboxes, which proves nothing.
    const auth = await makeEmployer(page, `teal.${name}@gmail.com`, `Teal ${name}`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      authStorageKey,
      JSON.stringify(auth),
    ] as const);
    await page.goto('/dashboard/employer/profile/');
    const card = page.getByRole('region', { name: 'Your company’s domain' });
    await card.getByRole('textbox', { name: 'Domain' }).fill('gmail.com');
    await card.getByRole('button', { name: 'Add the domain' }).click();
    await expect(card.getByText(/Anyone can have an address at gmail.com/)).toBeVisible();
    const domain = `teal-${name}.example`;
    await card.getByRole('textbox', { name: 'Domain' }).fill(`https://www.${domain}/`);
    await card.getByRole('button', { name: 'Add the domain' }).click();
    await expect(card.getByText(`_hireday.${domain}`)).toBeVisible();
    await expectAccessible(page);

    await expect(card.getByText(/on this machine no DNS record is looked up/)).toBeVisible();
    const letsIn = card.getByRole('switch', { name: `Let in everyone with an address at ${domain}` });
    await expect(letsIn).not.toBeChecked();
    await letsIn.click();
    await expect(letsIn).toBeChecked();
    await expect(letsIn).toBeEnabled();
    await letsIn.click();
    await expect(letsIn).not.toBeChecked();

    await card.getByRole('button', { name: 'Check now' }).click();
    await expect(card.getByText(`Proved: ${domain}`)).toBeVisible();
    await expect(card.getByText(/^Proved in the trial: no DNS record was looked up/)).toBeVisible();
    await expectAccessible(page);

    // Visitors see it with the company, and with its jobs.
    await page.goto('/companies/larkfield-health');
    await expect(page.getByText('Proved: larkfield.example')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/jobs\//);
    await expect(page.getByText('Proved: larkfield.example')).toBeVisible();
    await expectAccessible(page);

    // Someone of the same domain is about to register it a second time.
    await page.goto('/dashboard/employer/profile/');
    await signOut(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'I am hiring' }).first().click();
    await page.getByRole('combobox', { name: 'Employer' }).fill(`The other ${domain}`);
    await page.getByRole('button', { name: /is not here yet: register it/ }).click();
    await page.getByLabel('E-mail').fill(`robin@${domain}`);
    await next(page);
    await pasteCode(page, `robin@${domain}`, 'EMAIL_CODE');
    await expect(page.getByText(`Teal ${name} is here already`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Join Teal ${name}` }).click();
    // The page that is left asks for the same names.
    await expect(page.getByText(`Teal ${name} is here already`)).toHaveCount(0);
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Reyes');
    await next(page);
    await expect(page.getByRole('combobox', { name: 'Employer' })).toHaveValue(`Teal ${name}`);
    await next(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/dashboard\/recruiter\/$/);
    await page.goto('/dashboard/recruiter/jobs/new/');
    await expect(page.getByLabel('Title').first()).toBeVisible();
  });
