import type { FastifyBaseLogger } from 'fastify';
import { traceOf } from '../../base/openBoss.ts';

const everyMs = 1000;

/**
 * Looks every second for work, never twice at a time, until it is stopped.
 *
 * @param complaint logged when the work fails, which is tried again
 */
export function lookEverySecond(
  log: Pick<FastifyBaseLogger, 'warn'>,
  complaint: string,
  work: (isStopped: () => boolean) => Promise<unknown>,
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  let stopped = false;
  const look = () => {
    running ??= work(() => stopped)
      .catch((error: unknown) => log.warn(traceOf(error), complaint))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
