/** Whether someone asked for the tour, from the menu that stands far from it. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isAsked = false;

/** Asks for the tour, or says that it is over. */
export function askForTour(asked: boolean): void {
  isAsked = asked;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether it is asked for now. */
export const useIsTourAsked = (): boolean => useSyncExternalStore(subscribe, () => isAsked);
