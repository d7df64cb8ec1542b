/** A person's entries on the way to an account, kept in the browser tab so that a reload loses little. */
import { z } from 'zod';
import { Role } from '../../schemas/user.ts';
import { registrations } from './registrations.ts';

const storageKey = 'register-progress';

const Filled = z.object({
  values: z.record(z.string(), z.unknown()),
  proof: z
    .object({ email: z.string(), token: z.string(), at: z.number(), registered: z.boolean().default(false) })
    .optional(),
  /** The code sent last: to which address, when, in milliseconds since 1970, and whether its tries are used up. */
  sent: z.object({ email: z.string(), at: z.number(), isUsedUp: z.boolean().default(false) }).optional(),
});

const Progress = Filled.extend({
  role: Role,
  /** Of an employer: the recruiter's own registration, which goes on once the company is there. */
  afterwards: Filled.optional(),
  /** Of a recruiter: the account of the company that was registered on the way. */
  foundedBy: z.string().optional(),
});

type Filled = z.output<typeof Filled>;
export type Progress = z.output<typeof Progress>;

type ProgressStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** The entries kept for a role; undefined for nothing, for another role and for unreadable ones. */
export function readProgress(storage: ProgressStorage, role: Role): Progress | undefined {
  try {
    const kept = Progress.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null')).data;
    return kept?.role === role ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Turns a recruiter's registration into that of the company, with the way back. */
export function beginFounding(storage: ProgressStorage, employerName: string, recruiter: Filled): void {
  const { passwordField } = registrations.RECRUITER;
  const { [passwordField]: _secret, ...values } = recruiter.values;
  const afterwards = { ...recruiter, values };
  saveProgress(storage, { role: 'EMPLOYER', values: { employerName }, afterwards });
}

/** The way back: the recruiter's registration as it was left, in the company that is there now. */
export function endFounding(storage: ProgressStorage, { values, afterwards }: Progress): void {
  const { employerName, employerEmail } = values;
  saveProgress(storage, {
    ...afterwards,
    role: 'RECRUITER',
    values: { ...afterwards?.values, employerName },
    ...(typeof employerEmail === 'string' && { foundedBy: employerEmail }),
  });
}

export const dropProgress = (storage: ProgressStorage): void => storage.removeItem(storageKey);
