/** The page's requests to the API, by its own clock. */
import type { Page } from '@playwright/test';

interface Asked {
  at: number;
  url: string;
}

declare global {
  interface Window {
    asked?: Asked[];
  }
}

/** Begins to write it down, from the next document on. */
export const writeDownCalls = (page: Page) =>
  page.addInitScript(() => {
    const asked: Asked[] = [];
    window.asked = asked;
    const original = window.fetch;
    window.fetch = (input, init) => {
      asked.push({ at: Date.now(), url: String(input) });
      return original(input, init);
    };
  });

/** The calls since the document was opened to this path, whose query begins like this if one is given. */
export async function callsTo(page: Page, beginning: string): Promise<Asked[]> {
  const asked = await page.evaluate(() => window.asked ?? []);
  const whole = `/api/v1${beginning}`;
  return asked.filter(({ url }) => url.startsWith(whole) && !url.slice(whole.length).startsWith('/'));
}

/** Keeps requests waiting; the answer lets them go on. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
