/** What somebody has filled in on the way to an account, kept in the browser tab so that a reload loses little. */
import { z } from 'zod';
import { Role } from '../../../schemas/user.ts';
import { registrations } from './registrations.ts';

const storageKey = 'register-progress';

const Progress = z.object({
  role: Role,
  values: z.record(z.string(), z.unknown()),
  proof: z
    .object({ email: z.string(), token: z.string(), at: z.number(), registered: z.boolean().default(false) })
    .optional(),
  /** The code sent last: to which address, when, in milliseconds since 1970, and whether its tries are used up. */
  sent: z.object({ email: z.string(), at: z.number(), isUsedUp: z.boolean().default(false) }).optional(),
});

export type Progress = z.output<typeof Progress>;

export type ProgressStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps everything but the password; files are never part of it. */
export function saveProgress(storage: ProgressStorage, progress: Progress): void {
  const { passwordField } = registrations[progress.role];
  const { [passwordField]: _secret, ...values } = progress.values;
  try {
    storage.setItem(storageKey, JSON.stringify({ ...progress, values }));
  } catch {
    // A browser that keeps nothing still registers people; only a reload starts over.
  }
}

/** What was kept for a role; undefined for nothing, for another role and for what cannot be read. */
export function readProgress(storage: ProgressStorage, role: Role): Progress | undefined {
  try {
    const kept = Progress.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null')).data;
    return kept?.role === role ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const dropProgress = (storage: ProgressStorage): void => storage.removeItem(storageKey);
