/** Numbers of the product that more than one place must agree on. Times in milliseconds, lengths in CSS pixels. */

/** Key of the browser's storage under which the token is kept. */
export const authStorageKey = 'auth-storage';

/** How often the waiting view asks whether the subscription is active. */
export const subscriptionPollMs = 1000;

/** How long the waiting view waits before it says what to do. */
export const subscriptionLateMs = 30_000;

/** How often, and how many times, a job's page asks for a fit that is still being found out. */
export const fitPoll = { everyMs: 2000, times: 5 } as const;

/** Navigation: when hovering loads a page, and when and how long a pending page says so. */
export const navigation = {
  preloadDelayMs: 50,
  pendingAfterMs: 1000,
  pendingAtLeastMs: 500,
  cacheMs: 5 * 60_000,
} as const;

/** Data queries unless stated otherwise; the current user and the active subscription are never retried. */
export const queries = { retries: 3, cacheMs: 5 * 60_000, refetchOnWindowFocus: false } as const;

/** One-time codes: how long they work, and the pause before another one is sent. */
export const oneTimeCode = { validMs: 10 * 60_000, pauseMs: 60_000 } as const;

/** How long a verified address stays verified for registering or a new password. */
export const verificationMs = 30 * 60_000;
