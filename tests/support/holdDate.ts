/** Freezes the date for one test: calls are counted by minute and hour, and a slow machine could reach the next. */
import { onTestFinished, vi } from 'vitest';

export function holdDate(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:10.000Z') });
  onTestFinished(() => void vi.useRealTimers());
}
