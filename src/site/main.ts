/** The program of a page about the product once it is read: the page itself is complete without it. */

import { isLocale } from '../../schemas/base/locales.ts';
import { authStorageKey } from '../base/constants.ts';
import { keepLocale } from '../i18n/keepLocale.ts';
import '@fontsource-variable/inter/wght.css';
import { fillFigures } from './browser/figures.ts';
import { prefetchOnIntent } from './browser/prefetchOnIntent.ts';
import { switchScheme } from './browser/scheme.ts';
import { searchAsTyped } from './browser/searchAsTyped.ts';

/** Keeps the language someone followed a link to, so that the rest of the pages, and the app, are in it. */
function keepLanguage({ search }: Pick<Location, 'search'>, page: Document): void {
  const asked = new URLSearchParams(search).get('lang') ?? undefined;
  if (isLocale(asked)) keepLocale(asked, page);
}

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
keepLanguage(window.location, document);
prefetchOnIntent(document);
searchAsTyped(document);
void fillFigures(document, storedToken(window.localStorage, Date.now()));
