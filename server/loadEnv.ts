/** The settings as the program works with them: checked, with the data folder and the secret in place. */

import { refuseHalfRestored } from './backup/restoring.ts';
import { keepAuthSecret } from './base/authSecret.ts';
import { makeDataDir } from './base/dataDir.ts';
import { type Env, parseSettings } from './base/env.ts';

/** @throws StartError that says which setting or folder is not right */
export function loadEnv(source: NodeJS.ProcessEnv): Env {
  const settings = parseSettings(source);
  // Beside a database elsewhere nothing may have to be kept here at all.
  if (settings.DATABASE_URL === undefined) {
    makeDataDir(settings.DATA_DIR);
    refuseHalfRestored(settings.DATA_DIR);
  }
  return { ...settings, AUTH_SECRET: settings.AUTH_SECRET ?? keepAuthSecret(settings.DATA_DIR) };
}
