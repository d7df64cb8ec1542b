/** Ending the program in order: what was opened last is closed first. */

export interface Shutdown {
  /** Has `close` called at the end, before whatever was added earlier. */
  add(close: () => Promise<unknown>): void;
  /** Closes everything and ends the process with this status. */
  end(status: number): Promise<void>;
}

/** Signals closer together are one wish: a terminal and `npm start` both pass on the same Ctrl-C, on a busy machine late. */
const sameWishMs = 2000;

/**
 * Ends the program at SIGINT, SIGTERM, SIGHUP, or when the process that started it with a channel goes away. A second
 * signal no longer waits for requests in flight, only for the last step, which lets go of the database; a third waits
 * for nothing.
 *
 * @param signalled exit status of a program that a signal ended
 */
export function createShutdown(signalled = 0): Shutdown {
  const steps: (() => Promise<unknown>)[] = [];
  let ending: Promise<void> | undefined;
  let signals = 0;
  let signalledAt = Number.NEGATIVE_INFINITY;

  async function closeAll(status: number) {
    let worst = status;
    for (let close = steps.pop(); close; close = steps.pop()) {
      try {
        await close();
      } catch (error) {
        console.error(error);
        worst ||= 1;
      }
    }
    process.exit(worst);
  }

  const end = (status: number) => {
    ending ??= closeAll(status);
    return ending;
  };

  function onSignal() {
    const now = performance.now();
    if (now - signalledAt < sameWishMs) return;
    signalledAt = now;
    signals += 1;
    if (signals === 1) void end(signalled);
    if (signals === 2) void (steps.shift()?.() ?? Promise.resolve()).finally(() => process.exit(1));
    if (signals > 2) process.exit(1);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', () => void end(0));
  return { add: (close) => void steps.push(close), end };
}
