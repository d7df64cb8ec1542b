/** Where a restore works until it is whole. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../base/startError.ts';

export const restoringName = 'restoring';

/** @throws StartError when a restore into the folder was cut short */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(path.join(dataDir, restoringName))) return;
  throw new StartError(
    `A restore into ${dataDir} goes on, or was cut short. Wait for it, or run it again: npm run restore -- FILE`,
  );
}
