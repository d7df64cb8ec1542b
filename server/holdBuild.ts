/** Tells builds beside a running server that its files are in use. */
import path from 'node:path';
import { builtApp } from './base/builtApp.ts';
import { tryLock } from './db/embedded/lock.ts';

/** The folder of the program itself; its sources are no build. */
const program = import.meta.dirname;

/** Kept for as long as the process lives: a lock that nothing refers to is let go of. */
const held: unknown[] = [];

/** Holds the builds this process runs on until it ends, however it ends: a build removes only those that nobody holds. */
export function holdBuild(): void {
  for (const folder of [builtApp, program]) {
    if (path.basename(path.dirname(folder)) !== 'builds') continue;
    try {
      held.push(tryLock(`${folder}.lock`, 'shared'));
    } catch {
      // Where the folder cannot be written, as in an image, nothing is built either.
    }
  }
}
