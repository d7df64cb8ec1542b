/** The test everything end-to-end is written with: pages on which no error goes unnoticed, and a check of each screen. */
import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { expectAccessible, phone } from './accessible.ts';
import { expect } from './patient.ts';
import { type Server, startDemoServer } from './server.ts';

export { expect, expectAccessible };

interface Journeys {
  /** Errors and warnings the console may show: the browser reports every refused or failed request there. */
  expectedProblems: readonly RegExp[];
  problems: string[];
  /** A second person at a browser of their own. */
  otherPage: Page;
  /** Someone at a phone, with a finger for a mouse. */
  phonePage: Page;
}

function watch(page: Page, problems: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
}

type Fixture = (
  parts: { browser: Browser; problems: string[] },
  use: (page: Page) => Promise<void>,
) => Promise<void>;

/** A page in a browser of its own. */
const ownPage =
  (options: BrowserContextOptions = {}): Fixture =>
  async ({ browser, problems }, use) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    watch(page, problems);
    await use(page);
    await context.close();
  };

interface Shared {
  server: Server;
  /**
   * Whether this file's server is its own. The files a worker runs share a server, in an order nobody fixes: a journey
   * that uses up what others start from, as one that decides every pick, says `test.use({ ownData: true })`.
   */
  ownData: boolean;
}

export const test = base.extend<Journeys, Shared>({
  // Playwright starts another worker, and so another server, where the value differs from the file before.
  ownData: [false, { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const server = await startDemoServer(String(workerIndex));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
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
  otherPage: ownPage(),
  phonePage: ownPage({ viewport: phone, hasTouch: true, isMobile: true }),
});
