/** Whether a server that takes a backup over goes on with the secret of the one it was made on. */
import { buffer } from 'node:stream/consumers';
import { keyedHash, keyFor } from '../base/keys.ts';
import { StartError } from '../base/startError.ts';
import { secretName } from './manifest.ts';
import type { OpenBackup } from './readBackup.ts';

/** Tells secrets apart without giving them away. */
export const markOf = (secret: string): string => keyedHash(keyFor(secret, 'backups'), 'secret');

const losses =
  'second factors (whoever has set one up cannot sign in), keys of other software, signatures of webhooks, subscribed calendars, links in mails that were sent, and mails that wait';

/**
 * @param secret the AUTH_SECRET that is set where the backup is restored; without one, the backup's own is kept there
 * @param mayDiffer whether the loss is accepted
 * @returns a sentence about what is lost or not known; undefined when all goes on
 * @throws StartError when the secrets differ
 */
export async function checkSecret(
  backup: OpenBackup,
  secret: string | undefined,
  mayDiffer: boolean,
): Promise<string | undefined> {
  const inside = await backup.read(secretName);
  if (inside && secret === undefined) return undefined;
  const mark = inside ? markOf((await buffer(inside)).toString().trim()) : backup.manifest.secretMark;
  if (mark === undefined) {
    return `The backup does not say which AUTH_SECRET it was made with. If it was not the one of this server, these stop working: ${losses}.`;
  }
  if (secret !== undefined && mark === markOf(secret)) return undefined;
  if (mayDiffer) return `With another AUTH_SECRET than the backup's, these have stopped working: ${losses}.`;
  const problem =
    secret === undefined
      ? 'The backup was made with an AUTH_SECRET that was set as a variable, and none is set here.'
      : 'The backup was made with another AUTH_SECRET than the one set here.';
  const wayOut = inside
    ? `Set AUTH_SECRET to the backup's own, which is its entry ${secretName} (unzip -p FILE ${secretName} prints it)`
    : 'Set AUTH_SECRET as it was set there';
  throw new StartError(
    `${problem} With another one these stop working: ${losses}. ${wayOut}, or accept the loss with --other-secret. Nothing was restored.`,
  );
}
