/** The check of a screen as it is shown now: wide and on a phone, in light and in dark. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './patient.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

type Scheme = 'light' | 'dark';

/** The narrowest screen the product is made for. */
export const phone = { width: 360, height: 740 } as const;
export const desktop = { width: 1280, height: 800 } as const;

/** Only these rules look at colours; the scheme changes nothing else of a page, so the others need not run twice. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Elements wider than the window, or than the dialog they are in. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')];
    const scrollers = dialogs.filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY));
    return [document.documentElement, ...scrollers]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) =>
          `${tagName}.${className}: ${scrollWidth} in ${clientWidth}`,
      );
  });

/**
 * The findings of axe once the page has come to rest. All of it is one call: each would wait for the page to be drawn again.
 *
 * @returns nothing where axe has to be put into the document first
 */
const runAxe = (page: Page, options: { scheme: Scheme; rules: string[] | null; patienceMs: number }) =>
  page.evaluate(async ({ scheme, rules, patienceMs }) => {
    // A page that the server writes follows the system alone.
    const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const isShown = () => (document.documentElement.dataset.colorScheme ?? system()) === scheme;
    // Spinners and skeletons go on for ever and do not count.
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // A page that waits for a part of it, as for one that only a phone has, is hidden behind its placeholder.
    const isThere = () => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = performance.now() + patienceMs;
    // A change of the window or the scheme takes effect with the second picture.
    for (
      let picture = 1;
      picture <= 2 || !isShown() || !isThere() || document.getAnimations().some(isMoving);
      picture += 1
    ) {
      if (performance.now() > until) throw new Error(`The page did not come to rest in ${scheme}.`);
      await drawn();
    }
    if (!window.axe) return null;
    const found = await window.axe.run({
      resultTypes: ['violations'],
      selectors: false,
      ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);

async function violations(page: Page, scheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const options = { scheme, rules: scheme === 'dark' ? colourRules : null, patienceMs: 60_000 };
  const found = await runAxe(page, options);
  if (found) return found;
  // Half a million letters are sent and read once for each document, not for each check.
  await page.evaluate(axe.source);
  const second = await runAxe(page, options);
  if (!second) throw new Error('The document was left while it was checked.');
  return second;
}

/**
 * No axe violation in light and dark, and no horizontal scrolling; the last of the schemes stays.
 */
export async function expectAccessibleAtThisSize(
  page: Page,
  { schemes = ['dark', 'light'] }: { schemes?: Scheme[] } = {},
): Promise<void> {
  // The page itself, not the placeholder shown while it loads.
  await expect(page.locator('h1').first()).toBeAttached();
  const { width } = page.viewportSize() ?? desktop;
  for (const scheme of schemes) {
    expect(await violations(page, scheme), `accessibility in ${scheme}, ${width} px`).toEqual([]);
  }
  expect(await tooWide(page), `sideways scroll at ${width} px`).toEqual([]);
}

/**
 * No violation axe can find on what is shown now, wide and on a phone, in light and in dark, and no sideways scroll.
 * The window and what is open in it stay as they were; the scheme is light afterwards.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  const other = before.width > phone.width ? phone : desktop;
  await page.setViewportSize(other);
  await expectAccessibleAtThisSize(page, { schemes: ['light', 'dark'] });
  await page.setViewportSize(before);
  await expectAccessibleAtThisSize(page, { schemes: ['dark', 'light'] });
}
