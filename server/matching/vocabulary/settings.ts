/** Settings of which a position has only one: a telemetry nurse who mentions intensive care has worked in telemetry. */

import { listOf } from './lists.ts';
import { termsOf } from './tokens.ts';

const settings = listOf('settings')
  .flatMap((line, place) => line.split('|').map((name) => ({ place, terms: termsOf(name) })))
  .sort((a, b) => b.terms.length - a.terms.length);

/** Which of the places some terms name; null for none. */
export function settingOf(terms: readonly string[]): number | null {
  for (const { place, terms: named } of settings)
    for (let at = 0; at + named.length <= terms.length; at += 1)
      if (named.every((term, i) => terms[at + i] === term)) return place;
  return null;
}
