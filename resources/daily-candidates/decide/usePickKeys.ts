import { useEffect, useRef } from 'react';
import { commandOf, type PickCommand } from './pickKeys.ts';

/** The action of each key here; a key without an entry is left alone. */
export type PickKeyHandlers = Partial<Record<PickCommand, () => void>>;

/** Listens to the keys of the daily list while the page is shown. */
export function usePickKeys(handlers: PickKeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const command = commandOf(event);
      const handle = command && latest.current[command];
      if (!handle) return;
      event.preventDefault();
      handle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
