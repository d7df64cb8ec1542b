import type { ReactNode } from 'react';
import { speakToast } from './spokenToast.ts';
import { type QueuedToast, queueToast } from './toastQueue.ts';

/** How a toast looks, and what it offers; one without a kind only tells. */
export type NotifyOptions = Partial<Omit<QueuedToast, 'message'>>;

/** Shows a toast; works wherever `Toasts` is mounted, inside react-admin and out. */
export function notify(message: ReactNode, { kind = 'default', ...options }: NotifyOptions = {}): void {
  if (typeof message === 'string') speakToast(message);
  queueToast({ message, kind, ...options });
}
