import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Hands the words of a notification to the region that screen readers listen to. */
export function speakToast(words: string): void {
  text = words;
  for (const listener of listeners) listener();
}

/** The words of the latest notification. */
export function useSpokenToast(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => text,
    () => '',
  );
}
