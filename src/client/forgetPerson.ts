/** Removes what the browser keeps about a user when they sign out. */

/** Looks (`mui-`), places on pages (`tsr-`), and what says nothing of anyone (`kept:`). */
const outlivesSignOut = /^(mui-|tsr-|kept:)/;

function clear(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (!outlivesSignOut.test(key)) storage.removeItem(key);
}

/**
 * Clears this browser tab of everything that may be about a person: drafts, half-filled forms, marks. Whatever is kept
 * goes, unless its key says that it may stay; a browser that keeps nothing has nothing to forget.
 */
export function forgetPersonHere(): void {
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      clear(open());
    } catch {
      // Private windows of some browsers refuse to open a storage.
    }
  }
}
