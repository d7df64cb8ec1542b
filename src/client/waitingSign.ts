/** Tells the shell that decisions wait for the server, before it has loaded what sends and shows them. */
import { draftKey, draftPrefix } from './drafts.ts';

const form = 'decisions:';
const event = 'decisionwaits';

/** Where an account's waiting decisions are kept; each area has its own, because the token of another could not send them. */
export const waitingKey = (email: string, role: string): string => draftKey(email, `${form}${role}`);

/** Tells that a decision waits. */
export const tellThatOneWaits = (): void => void window.dispatchEvent(new Event(event));

/** Calls back once decisions wait, also where an earlier visit left some. Answers how to stop. */
export function whenOneWaits(callback: () => void): () => void {
  try {
    const keys = Object.keys(window.localStorage);
    if (keys.some((key) => key.startsWith(draftPrefix) && key.includes(`:${form}`))) callback();
  } catch {
    // A browser that refuses storage has kept none.
  }
  window.addEventListener(event, callback);
  return () => window.removeEventListener(event, callback);
}
