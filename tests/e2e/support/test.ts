/** The test everything end-to-end is written with: pages on which no error goes unnoticed, and a check for axe. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export interface Journeys {
  /** Errors and warnings the console may show: the browser reports every refused or failed request there. */
  expectedProblems: readonly RegExp[];
  problems: string[];
  /** A second person at a browser of their own. */
  otherPage: Page;
}

function watch(page: Page, problems: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
}

export const test = base.extend<Journeys>({
  expectedProblems: [[], { option: true }],
  problems: async ({ expectedProblems }, use) => {
    const problems: string[] = [];
    await use(problems);
    const unexpected = problems.filter((problem) => !expectedProblems.some((known) => known.test(problem)));
    expect(unexpected, 'errors and warnings in the console').toEqual([]);
  },
  page: async ({ page, problems }, use) => {
    watch(page, problems);
    await use(page);
  },
  otherPage: async ({ browser, problems }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    watch(page, problems);
    await use(page);
    await context.close();
  },
});

/** No violation axe can find on what is shown now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page itself, not the view that stands in while it loads.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(found, `accessibility in ${colorScheme}`).toEqual([]);
  }
}
