/** The folder in which a machine of one's own keeps everything. */
import fs from 'node:fs';
import { reasonOf, StartError } from './startError.ts';

/**
 * Makes the folder where it is missing. As root it is left open for passing through, since PostgreSQL then runs as
 * another account.
 *
 * @returns its real path
 * @throws StartError when it cannot be made or written
 */
export function makeDataDir(dataDir: string): string {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
    return fs.realpathSync(dataDir);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written: ${reasonOf(error)}. Set DATA_DIR to a folder of yours.`,
    );
  }
}
