/** Dialogs, panels and menus inside the screens, each with the clicks that open it. English only. */
import type { Page } from 'playwright';
import type { DemoRole } from '../checks/product.ts';
import type { Records, Screen } from './screens.ts';

const recruiter = '/dashboard/recruiter';
const employer = '/dashboard/employer';
const candidate = '/dashboard/candidate';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const job = ({ job: id }: Records) => `${recruiter}/jobs/${id}/`;
const list = ({ listedJob }: Records) => `${recruiter}/jobs/${listedJob}/daily-candidates/`;
const pick = (records: Records) => `${list(records)}${records.pick}/`;
const board = (records: Records) => `${job(records)}?tab=applications`;

/** The user menu's entry that starts the tour, and so many steps of it. */
const tour = (steps: number) => async (page: Page) => {
  await button(page, /^Account of/).click();
  await page.getByRole('menuitem', { name: 'Show the tour' }).click();
  await page.getByRole('dialog').waitFor();
  for (let step = 1; step < steps; step++) await button(page, 'Next').click();
};

let saved = 0;

/** Searches the list and gives what is searched for a name; each time another one, for it is kept with the account. */
async function saveFilters(page: Page): Promise<void> {
  saved += 1;
  await page
    .getByRole('main')
    .getByLabel(/^Search/)
    .first()
    .fill('engineer');
  await button(page, /^Saved? filters/).click();
  const name = page.getByLabel('Name for the current filters');
  await name.fill(`Engineers ${saved}`);
  await name.press('Enter');
}

/** A card with a number that the built-in test mode knows. */
const payWith = (card: string) => async (page: Page) => {
  await page.getByLabel('Test card number').fill(card);
  await button(page, /^Pay /).click();
};

const toPlan = () => `${employer}/subscription/`;

/** Buys what the page offers, the first time. */
async function buyPlan(page: Page): Promise<void> {
  if (await button(page, /^Change to/).isVisible()) return;
  await page.getByRole('link', { name: /^Buy/ }).first().click();
  await payWith('4242 4242 4242 4242')(page);
  await button(page, /^Change to/).waitFor();
}

const tourOf = (as: DemoRole, steps: readonly number[]): Screen[] =>
  steps.map((step) => ({
    name: `${as}-tour-${step}`,
    as,
    path: () => `/dashboard/${as}/`,
    open: tour(step),
  }));

export const states: readonly Screen[] = [
  ...tourOf('recruiter', [1, 2, 4]),
  ...tourOf('employer', [1, 2, 3]),
  ...tourOf('candidate', [1, 2, 4]),
  { name: 'recruiter-menu', as: 'recruiter', path: () => `${recruiter}/`, open: press(/^Account of/) },
  {
    name: 'recruiter-search',
    as: 'recruiter',
    path: () => `${recruiter}/`,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('engineer');
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  { name: 'recruiter-saved-filters', as: 'recruiter', path: () => `${recruiter}/jobs/`, open: saveFilters },
  { name: 'recruiter-columns', as: 'recruiter', path: () => `${recruiter}/jobs/`, open: press('Columns') },
  { name: 'recruiter-close-job', as: 'recruiter', path: job, open: press('Close') },
  { name: 'recruiter-pass', as: 'recruiter', path: pick, open: press(/^Pass on/) },
  {
    name: 'recruiter-invite',
    as: 'recruiter',
    path: pick,
    open: async (page) => {
      await button(page, 'Invite').click();
      await page.getByLabel('Message').waitFor();
    },
  },
  {
    name: 'recruiter-keys',
    as: 'recruiter',
    path: pick,
    open: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'recruiter-card',
    as: 'recruiter',
    path: board,
    open: async (page) => {
      await page.locator('main li button[type="button"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'recruiter-password',
    as: 'recruiter',
    path: () => `${recruiter}/profile/`,
    open: press('Change password'),
  },
  {
    name: 'recruiter-unsaved',
    as: 'recruiter',
    path: (records) => `${job(records)}edit/`,
    open: async (page) => {
      await page.getByLabel('Title').first().fill('Something else');
      await page.locator(`nav a[href="${recruiter}/"]`).first().click();
    },
  },
  {
    name: 'employer-recruiter',
    as: 'employer',
    path: () => `${employer}/recruiters/`,
    open: async (page) => {
      await page.getByText('Dana Whitfield').first().click();
      await page.getByRole('dialog').getByText('Results').waitFor();
    },
  },
  { name: 'employer-plan', as: 'employer', path: toPlan, open: buyPlan },
  { name: 'employer-change-plan', as: 'employer', path: toPlan, open: press(/^Change to/) },
  { name: 'employer-cancel-plan', as: 'employer', path: toPlan, open: press('Cancel plan') },
  {
    name: 'candidate-apply',
    as: 'candidate',
    path: () => `${candidate}/jobs/`,
    open: async (page) => {
      await page.getByRole('link', { name: 'Data Engineer' }).click();
      await button(page, /^(Apply|Go on)/).click();
    },
  },
  { name: 'candidate-fix', as: 'candidate', path: () => `${candidate}/profile/`, open: press(/^Fix this/) },
  {
    name: 'candidate-resume',
    as: 'candidate',
    path: () => `${candidate}/profile/`,
    open: press('View resume'),
  },
  {
    name: 'candidate-erase',
    as: 'candidate',
    path: () => `${candidate}/profile/`,
    open: press('Erase account'),
  },
  {
    name: 'candidate-withdraw',
    as: 'candidate',
    path: () => `${candidate}/applications/`,
    open: press(/^Withdraw/),
  },
  {
    name: 'candidate-payment',
    as: 'candidate',
    path: () => `${candidate}/subscription/payment/?plan=candidate-month`,
  },
  {
    name: 'candidate-declined',
    as: 'candidate',
    path: () => `${candidate}/subscription/payment/?plan=candidate-month`,
    open: async (page) => {
      await payWith('4000 0000 0000 0002')(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'candidate-confirm',
    as: 'candidate',
    path: () => `${candidate}/subscription/payment/?plan=candidate-month`,
    open: payWith('4000 0025 0000 3155'),
  },
  { name: 'candidate-waiting', as: 'candidate', path: () => `${candidate}/subscription/loading/` },
  { name: 'no-such-page', as: 'recruiter', path: () => `${recruiter}/nothing-here/` },
];
