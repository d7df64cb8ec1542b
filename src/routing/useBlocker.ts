import { useBlocker as useRouterBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { RouterBlocker, RouterLocation, RouterProvider } from 'react-admin';
import { stringifySearch } from './search.ts';

/** The router's facts about a place while it holds a navigation back. */
interface HeldPlace {
  pathname: string;
  search: object;
}

interface HeldNavigation {
  current: HeldPlace;
  next: HeldPlace;
  action: string;
}

const locationOf = ({ pathname, search }: HeldPlace): RouterLocation => ({
  pathname,
  search: stringifySearch({ ...search }),
  hash: '',
  state: {},
  key: '',
});

/**
 * react-admin's way to hold a navigation back, on the app's router. The stock one also asks when the tab is closed, on
 * every page that could hold something back, whether it does or not; that is left to those who know.
 */
export const useBlocker: RouterProvider['useBlocker'] = (shouldBlock): RouterBlocker => {
  // Asked when someone leaves, so it must be the one of the last rendering.
  const latest = useRef(shouldBlock);
  latest.current = shouldBlock;
  const held = useRouterBlocker({
    shouldBlockFn: useCallback(({ current, next, action }: HeldNavigation) => {
      if (typeof latest.current === 'boolean') return latest.current;
      return latest.current({
        currentLocation: locationOf(current),
        nextLocation: locationOf(next),
        historyAction: action === 'PUSH' || action === 'REPLACE' ? action : 'POP',
      });
    }, []),
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (held.status === 'idle') {
    return { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };
  }
  return { state: 'blocked', proceed: held.proceed, reset: held.reset, location: locationOf(held.next) };
};
