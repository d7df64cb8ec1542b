/**
 * Works on archives off the requests, a few seconds on each in turn: a large one does not keep others waiting, and a
 * server that is killed leaves whole steps behind, after which the next one goes on.
 */
import type { FastifyBaseLogger } from 'fastify';
import { StorageAway } from '../../base/storageAway.ts';
import { PoolBusy } from '../../base/workers/poolErrors.ts';
import { lookEverySecond } from '../imports/lookEverySecond.ts';
import { addResumes } from './addResumes.ts';
import { type ArchiveServices, claimArchive, type HeldArchive, NotOurs, releaseArchive } from './held.ts';
import { readArchive } from './readArchive.ts';

/** How long one archive is worked on before it is the next one's turn. */
const sliceMs = 10_000;

/** After how long something is tried again that was not the file's fault. */
const againMs = 5000;

async function workOn(services: ArchiveServices, held: HeldArchive, isStopped: () => boolean): Promise<void> {
  const { db, clock } = services;
  const end = performance.now() + sliceMs;
  const isOver = () => isStopped() || performance.now() > end;
  const work = held.status === 'READING' ? readArchive : addResumes;
  try {
    if (!(await work(services, held, isOver))) await releaseArchive(db, held, clock());
  } catch (error) {
    if (error instanceof NotOurs) return;
    await releaseArchive(db, held, new Date(clock().getTime() + againMs));
    if (!(error instanceof PoolBusy) && !(error instanceof StorageAway)) throw error;
  }
}

/** Does everything that waits. @returns how often it worked on an archive */
export async function runDueArchives(services: ArchiveServices, isStopped = () => false): Promise<number> {
  let worked = 0;
  while (!isStopped()) {
    const held = await claimArchive(services.db, services.clock());
    if (!held) break;
    worked += 1;
    await workOn(services, held, isStopped);
  }
  return worked;
}

export const startArchives = (services: ArchiveServices & { log: Pick<FastifyBaseLogger, 'warn'> }) =>
  lookEverySecond(services.log, 'an archive has stopped', (isStopped) => runDueArchives(services, isStopped));
