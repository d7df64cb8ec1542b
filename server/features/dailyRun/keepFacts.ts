/** Keeps everyone's facts as this version of the program reads them, in the background. */
import type { FastifyBaseLogger } from 'fastify';
import { traceOf } from '../../base/openBoss.ts';
import type { Database } from '../../db/database.ts';
import { createFactsReader } from '../../files/factsReader.ts';
import { queueOutdatedFacts, rereadFacts } from '../people/outdatedFacts.ts';

/** How often everyone is checked: a server of an older version beside this one may still take in resumes. */
const lookedMs = 60 * 60_000;
/** Shorter than the time between two calls of `keep`. */
const workMs = 4 * 60_000;
const batchSize = 25;

export interface FactsKeeper {
  /** Reads for some minutes at most; the next call goes on. @returns how many resumes were read */
  keep(): Promise<number>;
  /** Reads a few of those that wait. @returns whether there may be more */
  readSome(): Promise<boolean>;
  close(): void;
}

/** Its thread starts with the first resume, and is not the one that uploads wait for. */
export function createFactsKeeper({
  db,
  clock,
  log,
}: {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}): FactsKeeper {
  const reader = createFactsReader();
  let looked = Number.NEGATIVE_INFINITY;
  const readBatch = () =>
    rereadFacts(
      {
        db,
        clock,
        read: reader.read,
        // Where it went wrong, and nothing about whose resume it is.
        onFailure: (error) => log.error(traceOf(error), 'a resume could not be read again; its facts stay'),
      },
      batchSize,
    );
  return {
    async keep() {
      if (performance.now() > looked + lookedMs) {
        await queueOutdatedFacts(db);
        looked = performance.now();
      }
      const until = performance.now() + workMs;
      let done = 0;
      for (;;) {
        const read = await readBatch();
        done += read;
        if (read < batchSize || performance.now() > until) return done;
      }
    },
    readSome: async () => (await readBatch()) === batchSize,
    close: () => reader.close(),
  };
}
