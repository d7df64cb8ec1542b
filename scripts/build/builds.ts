/**
 * Where builds lie. Each part of a build has a folder of its own in dist/builds, named after the sources it was made from,
 * which never changes once it is there. dist/app and dist/server are links to those in force and are switched in one
 * step, so a server that runs meanwhile keeps every file it started with.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { tryLock } from '../../server/db/embedded/lock.ts';

const parts = ['app', 'server'] as const;

export type PartName = (typeof parts)[number];

/** Builds of a part that stay though no server runs on them: the one in force, and the one that open tabs come from. */
const staying = 2;

const making = '.making-';

/** The builds below the root of a checkout. */
export function openBuilds(root: string) {
  const dist = path.join(root, 'dist');
  const builds = path.join(dist, 'builds');
  const link = (part: PartName) => path.join(dist, part);
  const nameOf = (part: PartName, fingerprint: string) => `${part}-${fingerprint.slice(0, 16)}`;

  /** The name of the build in force. */
  function inForce(part: PartName): string | undefined {
    const isLink = lstatSync(link(part), { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? path.basename(readlinkSync(link(part))) : undefined;
  }

  /** Has the link lead to a build, in one step. */
  function switchTo(part: PartName, name: string): void {
    const now = new Date();
    utimesSync(path.join(builds, name), now, now);
    const aside = path.join(dist, `.${part}-${process.pid}`);
    rmSync(aside, { force: true });
    // Windows takes an absolute one, everywhere else the folder may be moved or copied into an image.
    symlinkSync(path.join('builds', name), aside, 'junction');
    // Builds once lay here themselves; a server that still runs on one finds its files until it is started again.
    const isFolder = lstatSync(link(part), { throwIfNoEntry: false })?.isDirectory();
    if (isFolder) renameSync(link(part), path.join(builds, `${part}-before-${process.pid}`));
    else if (process.platform === 'win32') rmSync(link(part), { force: true });
    renameSync(aside, link(part));
  }

  /** Removes a build unless a server runs on it. */
  function removeUnused(name: string): void {
    const lockFile = path.join(builds, `${name}.lock`);
    const lock = tryLock(lockFile, 'exclusive');
    if (!lock) return;
    rmSync(path.join(builds, name), { recursive: true, force: true });
    lock.release();
    rmSync(lockFile, { force: true });
  }

  return {
    isInForce: (part: PartName, fingerprint: string): boolean =>
      inForce(part) === nameOf(part, fingerprint) && existsSync(link(part)),

    /** Whether there is a build of these sources, in force or not. */
    has: (part: PartName, fingerprint: string): boolean =>
      existsSync(path.join(builds, nameOf(part, fingerprint))),

    /** An empty folder in which a build is made. */
    begin(part: PartName): string {
      const folder = path.join(builds, `${making}${part}-${process.pid}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      return folder;
    },

    /** Gives a build that succeeded its place. Another process may have built the same meanwhile, which is as good. */
    finish(part: PartName, folder: string, fingerprint: string): void {
      const place = path.join(builds, nameOf(part, fingerprint));
      if (existsSync(place)) rmSync(folder, { recursive: true, force: true });
      else renameSync(folder, place);
    },

    /** Puts builds in force, then removes those that neither a server nor an open tab needs. */
    switchAll(made: readonly { part: PartName; fingerprint: string }[]): void {
      for (const { part, fingerprint } of made) switchTo(part, nameOf(part, fingerprint));
      for (const part of parts) {
        const age = (name: string) => statSync(path.join(builds, name)).mtimeMs;
        const older = readdirSync(builds)
          .filter((name) => name.startsWith(`${part}-`) && !name.endsWith('.lock') && name !== inForce(part))
          .sort((one, other) => age(other) - age(one));
        for (const name of older.slice(staying - 1)) removeUnused(name);
      }
      // Remains of builds that were cut short.
      for (const name of readdirSync(builds).filter((one) => one.startsWith(making)))
        if (!isRunning(Number(name.split('-').at(-1))))
          rmSync(path.join(builds, name), { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
