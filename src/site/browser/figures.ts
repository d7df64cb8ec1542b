import type { z } from 'zod';
import type { PlatformStats as Schema } from '../../../schemas/stats.ts';

type PlatformStats = z.output<typeof Schema>;

/** Marks the place of a figure; its value is the figure's name. */
export const figurePlace = 'data-figure';

/** Marks the band they stand in. */
export const figureBand = 'data-figures';

/** The label of a figure that is 1. */
export const labelOfOne = 'data-one';

/** Hours as people say them, in days from two days on. */
function answerTime(hours: number, locale: string): string {
  const [amount, unit] = hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  // A fast answer is not one of no time.
  const whole = Math.max(1, Math.round(amount));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(whole);
}

/** A figure as it is shown; undefined where there is nothing to say yet. */
function figureText(stats: PlatformStats, name: string, locale: string): string | undefined {
  const value = stats[name as keyof PlatformStats];
  if (!value) return undefined;
  if (name === 'medianHoursToFirstAnswer') return answerTime(value, locale);
  return new Intl.NumberFormat(locale).format(value);
}

/** Fewer are no picture of anything. */
const fewestFigures = 3;

/**
 * Writes the platform's figures into their places, which stay as they are where the figures cannot be had. What has not
 * happened yet is left out, and all of them where little has happened.
 */
export async function fillFigures(page: Document, token: string | undefined): Promise<void> {
  const places = page.querySelectorAll(`[${figurePlace}]`);
  if (places.length === 0) return;
  const answer = await fetch('/api/v1/stats/platform', {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => null);
  if (!answer?.ok) return;
  const stats: PlatformStats = await answer.json();
  let shown = 0;
  for (const place of places) {
    const text = figureText(stats, place.getAttribute(figurePlace) ?? '', page.documentElement.lang);
    if (!text) {
      place.parentElement?.remove();
      continue;
    }
    shown += 1;
    place.textContent = text;
    const label = place.parentElement?.querySelector(`[${labelOfOne}]`);
    const name = place.getAttribute(figurePlace);
    if (label && stats[name as keyof PlatformStats] === 1) label.textContent = label.getAttribute(labelOfOne);
  }
  if (shown < fewestFigures) page.querySelector(`[${figureBand}]`)?.remove();
}
