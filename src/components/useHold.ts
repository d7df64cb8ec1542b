import { useCallback, useState } from 'react';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** The seconds a refused call says to wait, as the API's errors carry them under `body`. */
function retryAfterOf(error: unknown): number {
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  const seconds = typeof body === 'object' && body !== null && 'retryAfter' in body ? body.retryAfter : 0;
  return typeof seconds === 'number' ? seconds : 0;
}

/**
 * Waits as long as the server said in the refusal of a call.
 *
 * @returns the seconds left, 0 when it may be tried again, and what is told of each refusal
 */
export function useHold(): { left: number; hold: (error: unknown) => void } {
  const [until, setUntil] = useState(0);
  const hold = useCallback((error: unknown) => setUntil(Date.now() + retryAfterOf(error) * 1000), []);
  return { left: useSecondsUntil(until), hold };
}
