/** Toasts on their way to the shelf they appear on, which is loaded for the first of them. */
import type { VariantType } from 'notistack';
import type { ReactNode } from 'react';

export interface QueuedToast {
  message: ReactNode;
  kind: VariantType;
  /** Its buttons, given what closes it. */
  action?: ((close: () => void) => ReactNode) | undefined;
  /** Milliseconds; null keeps it until it is closed, undefined is as long as any. */
  duration?: number | null | undefined;
  /** Called when the toast is gone. */
  onGone?: (() => void) | undefined;
}

type Show = (toast: QueuedToast) => void;

let waiting: QueuedToast[] = [];
let show: Show | undefined;
const listeners = new Set<() => void>();

/** Shows a toast, now or as soon as there is a shelf. */
export function queueToast(toast: QueuedToast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  for (const listener of [...listeners]) listener();
}

/** Calls back when a toast waits, at once if one does. Answers how to stop. */
export function onWaitingToast(callback: () => void): () => void {
  listeners.add(callback);
  if (waiting.length > 0) callback();
  return () => listeners.delete(callback);
}

/** Hands over what waits, and all that comes; the answer takes that back. */
export function showToastsBy(shelf: Show): () => void {
  show = shelf;
  const queued = waiting;
  waiting = [];
  for (const toast of queued) shelf(toast);
  return () => {
    if (show === shelf) show = undefined;
  };
}

/** Lets go of what waits where no shelf can be had, as if it had been shown: acts wait for their toasts to be gone. */
export function dropWaitingToasts(): void {
  const queued = waiting;
  waiting = [];
  for (const { onGone } of queued) onGone?.();
}
