/** Toasts: bottom left, at most three at a time, dismissed by a swipe. Times in milliseconds, lengths in CSS pixels. */
export const toast = { durationMs: 4000, maxVisible: 3, width: 356, gap: 14, swipe: 45 } as const;
