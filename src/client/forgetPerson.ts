/** Removes what the browser keeps about a user when they sign out. */

/** Looks (`mui-`), places on pages (`tsr-`), and what says nothing of anyone (`kept:`). */
const outlivesSignOut = /^(mui-|tsr-|kept:)/;

type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/**
 * Clears storages of everything that may be about a person: drafts, half-filled forms, marks. Whatever is kept in
 * them goes, unless its key says that it may stay.
 */
export function forgetPerson(storages: readonly KeyedStorage[]): void {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (!outlivesSignOut.test(key)) storage.removeItem(key);
  }
}

/** The same for this browser tab; a browser that keeps nothing has nothing to forget. */
export function forgetPersonHere(): void {
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      forgetPerson([open()]);
    } catch {
      // Private windows of some browsers refuse to open a storage.
    }
  }
}
