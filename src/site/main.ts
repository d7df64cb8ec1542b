/** The program of a page about the product once it is read: the page itself is complete without it. */

import { authStorageKey } from '../base/constants.ts';
import '@fontsource-variable/inter/wght.css';
import { fillFigures } from './browser/figures.ts';
import { prefetchOnIntent } from './browser/prefetchOnIntent.ts';
import { switchScheme } from './browser/scheme.ts';
import { searchAsTyped } from './browser/searchAsTyped.ts';

/** The bearer token while it is valid; one that has expired, or cannot be read, is cleared. */
function storedToken(storage: Pick<Storage, 'getItem' | 'removeItem'>, now: number): string | undefined {
  const kept = storage.getItem(authStorageKey);
  if (kept === null) return undefined;
  try {
    const { token, expiresAt } = JSON.parse(kept);
    if (typeof token === 'string' && now < Date.parse(expiresAt)) return token;
  } catch {
    // Not ours, or half written.
  }
  storage.removeItem(authStorageKey);
  return undefined;
}

switchScheme(document);
prefetchOnIntent(document);
searchAsTyped(document);
void fillFigures(document, storedToken(window.localStorage, Date.now()));
