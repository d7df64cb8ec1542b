/** The question of signing out before every decision is sent, between the outbox that asks and the banner that shows it. */

type Answer = (maySignOut: boolean) => void;

let open: Answer | undefined;
const listeners = new Set<() => void>();

const set = (answer: Answer | undefined) => {
  open = answer;
  for (const listener of listeners) listener();
};

/** Asks; resolves with whether they may be dropped. */
export const askAboutWaiting = (): Promise<boolean> =>
  new Promise((resolve) => {
    open?.(false);
    set((answer) => {
      set(undefined);
      resolve(answer);
    });
  });

/** How to answer the question that is open now. */
export const openQuestion = (): Answer | undefined => open;

/** Calls back when a question is opened or answered. Answers how to stop. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
