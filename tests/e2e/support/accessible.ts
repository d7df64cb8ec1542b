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

/** Waits until what a change of the window or the scheme has set off is over. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  // Spinners and skeletons go on for ever and do not count.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

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

/** Puts axe into a document that does not have it yet: half a million letters are sent and read once, not for each check. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
}

async function violations(page: Page, scheme: Scheme, hasProgram: boolean): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  if (hasProgram) await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
  await settle(page);
  await injectAxe(page);
  return page.evaluate(
    async (rules) => {
      if (!window.axe) throw new Error('The document was left while it was checked.');
      const found = await window.axe.run({
        resultTypes: ['violations'],
        selectors: false,
        ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    scheme === 'dark' ? colourRules : null,
  );
}

/**
 * No axe violation in light and dark, and no horizontal scrolling; the last of the schemes stays.
 *
 * @param hasProgram whether a script on the page sets its scheme, or only its styles do
 */
export async function expectAccessibleAtThisSize(
  page: Page,
  { hasProgram = true, schemes = ['dark', 'light'] }: { hasProgram?: boolean; schemes?: Scheme[] } = {},
): Promise<void> {
  // The page itself, not the placeholder shown while it loads.
  await expect(page.locator('h1').first()).toBeAttached();
  const { width } = page.viewportSize() ?? desktop;
  for (const scheme of schemes) {
    expect(await violations(page, scheme, hasProgram), `accessibility in ${scheme}, ${width} px`).toEqual([]);
  }
  expect(await tooWide(page), `sideways scroll at ${width} px`).toEqual([]);
}

/**
 * No violation axe can find on what is shown now, wide and on a phone, in light and in dark, and no sideways scroll.
 * The window and what is open in it stay as they were; the scheme is light afterwards.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  const before = page.viewportSize() ?? desktop;
  const other = before.width > phone.width ? phone : desktop;
  await page.setViewportSize(other);
  await expectAccessibleAtThisSize(page, { schemes: ['light', 'dark'] });
  await page.setViewportSize(before);
  await expectAccessibleAtThisSize(page, { schemes: ['dark', 'light'] });
}
