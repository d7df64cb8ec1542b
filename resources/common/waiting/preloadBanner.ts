import { preloadToasts } from '../../../src/components/toasts/toastStack.ts';

/** Loads the toasts and the banner about waiting decisions: without a network nothing can be loaded that says so. */
export function preloadBanner(): void {
  preloadToasts();
  import('./WaitingBanner.tsx').catch(() => undefined);
}
