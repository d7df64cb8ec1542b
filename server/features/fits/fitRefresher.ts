/** Refreshes the fits of candidates who look at jobs, without making anyone wait long. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { traceOf } from '../../base/openBoss.ts';
import type { Services } from '../../services/services.ts';
import { refreshApplicationFits } from './applicationFits.ts';
import { isLongComparison, refreshFits } from './refreshFits.ts';

/** A list without the newest fits is better than one that is long in coming. */
const patienceMs = 2000;

/** Fits being made, by the matcher that makes them: whichever call asks, they are made once. */
const runs = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * @returns resolves when the fits are up to date, could not be made, or are still being made after two seconds; at once where
 *   someone has to be compared with very many jobs, whose list comes without the fits then; never rejects
 */
export function createFitRefresher(services: Pick<Services, 'db' | 'matchJobs' | 'clock'>) {
  const running = runs.get(services.matchJobs) ?? new Map<string, Promise<void>>();
  runs.set(services.matchJobs, running);

  function run(email: string, log: FastifyBaseLogger, jobIds?: readonly string[]): Promise<void> {
    const key = JSON.stringify([email, jobIds]);
    const started =
      running.get(key) ??
      refreshFits(services, email, jobIds)
        // Those sent with another resume than the main one.
        .then(() => jobIds && refreshApplicationFits({ ...services, log }, { candidateEmail: email, jobIds }))
        .then(() => undefined)
        .catch((error: unknown) => log.error(traceOf(error), 'fits not made'))
        .finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  return async (email: string, log: FastifyBaseLogger, jobIds?: readonly string[]): Promise<void> => {
    const made = run(email, log, jobIds);
    if (!jobIds && (await isLongComparison(services.db, email).catch(() => false))) return;
    const patience = new AbortController();
    const enough = wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([made, enough]);
    patience.abort();
  };
}
