/** Ending the program in order and in time: what was opened last is closed first. */
import { setTimeout as sleep } from 'node:timers/promises';

/** @param withinMs how long it may take; what is not closed by then is left to the end of the process */
type Close = (withinMs: number) => Promise<unknown>;

export interface Shutdown {
  /**
   * Has `close` called at the end, before whatever was added earlier.
   *
   * @param mostMs how long it may take at the most, so that there is time for the others
   */
  add(close: Close, mostMs?: number): void;
  /** Closes everything and ends the process with this status. */
  end(status: number): Promise<void>;
}

interface Step {
  close: Close;
  mostMs: number;
}

/** Signals closer together are one wish: a terminal and `npm start` both pass on the same Ctrl-C, on a busy machine late. */
const sameWishMs = 2000;

/** How long closing takes at the most, whatever hangs. Process managers commonly kill after ten seconds. */
const allMs = 9000;

/** Kept for the step added first, which lets go of the database. */
const firstStepMs = 2500;

/**
 * Ends the program at SIGINT, SIGTERM, SIGHUP, or when the process that started it with a channel goes away. A second
 * signal no longer waits for requests in flight, only for the last step, which lets go of the database; a third waits
 * for nothing.
 *
 * @param signalled exit status of a program that a signal ended
 */
export function createShutdown(signalled = 0): Shutdown {
  const steps: Step[] = [];
  let ending: Promise<void> | undefined;
  let signals = 0;
  let signalledAt = Number.NEGATIVE_INFINITY;

  async function closeAll(status: number) {
    const deadline = performance.now() + allMs;
    let worst = status;
    for (let step = steps.pop(); step; step = steps.pop()) {
      const kept = steps.length > 0 ? firstStepMs : 0;
      const withinMs = Math.max(0, Math.min(step.mostMs, deadline - performance.now() - kept));
      try {
        // Somewhat more than it was told: it may want to say itself that it did not get done.
        await Promise.race([step.close(withinMs), sleep(withinMs + 100)]);
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
    if (signals === 2) {
      const lettingGo = steps.shift()?.close(firstStepMs) ?? Promise.resolve();
      void Promise.race([lettingGo, sleep(firstStepMs)]).finally(() => process.exit(1));
    }
    if (signals > 2) process.exit(1);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', () => void end(0));
  return { add: (close, mostMs = allMs) => void steps.push({ close, mostMs }), end };
}
