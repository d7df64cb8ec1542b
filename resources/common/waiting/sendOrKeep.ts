import { isUnreached, type NewDecision, type Outbox } from '../../../src/client/outbox.ts';

/**
 * Sends a decision, or keeps it in the outbox where the server cannot be reached or others wait before it.
 *
 * @returns the answer; undefined where it was kept
 * @throws ApiError for a decision that the server refused
 */
export async function sendOrKeep<T>(
  outbox: Outbox,
  decision: NewDecision,
  send: () => Promise<T>,
): Promise<T | undefined> {
  if (!outbox.hasToWait()) {
    try {
      return await send();
    } catch (error) {
      if (!isUnreached(error)) throw error;
    }
  }
  outbox.add(decision);
  return undefined;
}

/** Sends what may be lost, as that something was looked at; nothing where the server cannot be reached. @throws ApiError */
export async function sendOrForget<T>(outbox: Outbox, send: () => Promise<T>): Promise<T | undefined> {
  if (outbox.hasToWait()) return undefined;
  return send().catch((error: unknown) => {
    if (isUnreached(error)) return undefined;
    throw error;
  });
}
