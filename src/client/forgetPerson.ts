/** Removes what the browser keeps about a user when they sign out. */

import { draftPrefix } from './drafts.ts';

/** Looks (`mui-`), places on pages (`tsr-`), and what says nothing of anyone (`kept:`). */
const outlivesSignOut = /^(mui-|tsr-|kept:)/;

function clear(storage: Storage, keepsDrafts: boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const stays = (key: string) => outlivesSignOut.test(key) || (keepsDrafts && key.startsWith(draftPrefix));
  for (const key of keys) if (!stays(key)) storage.removeItem(key);
}

/**
 * Clears this browser tab of everything that may be about a person: drafts, half-filled forms, marks. Whatever is kept
 * goes, unless its key says that it may stay; a browser that keeps nothing has nothing to forget.
 *
 * @param keepsDrafts whether drafts stay, as after a session that ended by itself: they are shown to their account alone
 */
export function forgetPersonHere(keepsDrafts = false): void {
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      clear(open(), keepsDrafts);
    } catch {
      // Private windows of some browsers refuse to open a storage.
    }
  }
}
