import { type Store, useStore, useStoreContext } from 'react-admin';

/**
 * A react-admin Store that takes changes instead of values, for one that keeps them elsewhere: what someone changes here
 * must not write over what another tab kept meanwhile.
 */
export interface StoreOfChanges extends Store {
  /** Changes what is kept by then; `kept` is undefined where nothing is. */
  changeItem: (key: string, change: (kept: unknown) => unknown) => void;
  /** Whether it is known by now what is kept. */
  isKnown: (key: string) => boolean;
}

const takesChanges = (store: Store): store is StoreOfChanges => 'changeItem' in store;

/**
 * A value that react-admin's Store keeps under a key, and how to change it.
 *
 * @param read makes of what is kept what is asked for, and of anything else a value to start from
 */
export function useKept<T>(key: string, read: (kept: unknown) => T) {
  const store = useStoreContext();
  const [kept] = useStore<unknown>(key);
  const change = (changed: (kept: T) => T) => {
    if (takesChanges(store)) store.changeItem(key, (now) => changed(read(now)));
    else store.setItem(key, changed(read(store.getItem(key))));
  };
  return { kept: read(kept), isKnown: !takesChanges(store) || store.isKnown(key), change };
}
