/** The folder in which a machine of one's own keeps everything. */
import fs from 'node:fs';
import path from 'node:path';
import { reasonOf, StartError } from './startError.ts';

/**
 * Node's own way of making parents too never ends where one cannot be made but is said to be missing, as below /proc.
 */
function makeFolder(folder: string, mode: number): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder), mode);
  try {
    fs.mkdirSync(folder, { mode });
  } catch (error) {
    // Another process that starts at the same moment may have been first.
    if (!fs.existsSync(folder)) throw error;
  }
}

/**
 * Makes the folder where it is missing. As root it is left open for passing through, since PostgreSQL then runs as
 * another account.
 *
 * @returns its real path
 * @throws StartError when it cannot be made or written
 */
export function makeDataDir(dataDir: string): string {
  try {
    makeFolder(path.resolve(dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
    return fs.realpathSync(dataDir);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written: ${reasonOf(error)}. Set DATA_DIR to a folder of yours.`,
    );
  }
}
