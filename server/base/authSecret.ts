/** The secret that signs tokens, on a machine of one's own: made once and kept in the data folder. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { reasonOf, StartError } from './startError.ts';

/** 48 bytes read as 64 characters. */
const bytes = 48;
const leastCharacters = 32;

/** Writes the file whole or not at all, and only if no other process has been faster. */
function make(file: string): void {
  const aside = `${file}-${process.pid}`;
  fs.writeFileSync(aside, randomBytes(bytes).toString('base64url'), { mode: 0o600, flush: true });
  try {
    fs.linkSync(aside, file);
  } catch (error) {
    if (reasonOf(error) !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/**
 * The secret kept in the folder, made now if there is none yet. The folder has to exist.
 *
 * @throws StartError when it can neither be read nor written
 */
export function keepAuthSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret');
  try {
    if (!fs.existsSync(file)) make(file);
    const secret = fs.readFileSync(file, 'utf8').trim();
    if (secret.length >= leastCharacters) return secret;
  } catch (error) {
    throw new StartError(
      `The secret in ${file} cannot be kept: ${reasonOf(error)}. Set DATA_DIR or AUTH_SECRET.`,
    );
  }
  throw new StartError(`The secret in ${file} is too short. Remove the file to have a new one made.`);
}
