/** Work at the payment provider for many customers. */
import type { FastifyBaseLogger } from 'fastify';
import { traceOf } from '../../base/openBoss.ts';

/** Customers asked about at the same time. */
const atOnce = 3;

/** A provider that failed so often in a row is away: the next run goes through all of them. */
const awayAfter = 10;

export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** The results of a run. */
export interface Done {
  customers: number;
  /** Where the provider could not say, or its answer could not be stored; the next run asks again. */
  failed: number;
}

/**
 * Does the work for each, a few at a time; one that fails does not keep the others waiting.
 *
 * @param done is counted on
 * @returns whether the provider is away, so that there is no use in going on
 */
export async function forCustomers(
  customerIds: readonly string[],
  work: (customerId: string) => Promise<void>,
  log: Log,
  done: Done,
): Promise<boolean> {
  const left = [...customerIds];
  let inARow = 0;
  const worker = async () => {
    for (let id = left.pop(); id !== undefined && inARow < awayAfter; id = left.pop()) {
      done.customers += 1;
      try {
        await work(id);
        inARow = 0;
      } catch (error) {
        log.warn({ ...traceOf(error), customer: id }, 'payment provider not asked');
        done.failed += 1;
        inARow += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return inARow >= awayAfter;
}
