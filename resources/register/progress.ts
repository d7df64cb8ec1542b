/** A person's entries on the way to an account, kept in the browser tab so that a reload loses little. */
import { z } from 'zod';
import { Role } from '../../schemas/user.ts';
import { draftKey, dropDraft } from '../../src/client/drafts.ts';
import { registrations } from './registrations.ts';

const storageKey = 'register-progress';

const Filled = z.object({
  values: z.record(z.string(), z.unknown()),
  proof: z
    .object({
      ...{ email: z.string(), token: z.string(), at: z.number() },
      registered: z.boolean().default(false),
      company: z.string().nullable().optional(),
    })
    .optional(),
  /** The code sent last: to which address, when, in milliseconds since 1970, and whether its tries are used up. */
  sent: z.object({ email: z.string(), at: z.number(), isUsedUp: z.boolean().default(false) }).optional(),
});

const Progress = Filled.extend({
  role: Role,
  /** Of an employer: whether the one who registers it recruits for it under the same address. */
  isFounding: z.boolean().optional(),
  /** Of someone who came with an account of another service, which is to open this one, too. */
  ticket: z.string().optional(),
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

/** Turns a recruiter's registration into that of the company; what is filled in and proved goes along. */
export function beginFounding(storage: ProgressStorage, employerName: string, recruiter: Filled): void {
  const { recruiterEmail: employerEmail, recruiterFirstName, recruiterLastName } = recruiter.values;
  saveProgress(storage, {
    ...recruiter,
    role: 'EMPLOYER',
    values: { employerName, employerEmail, recruiterFirstName, recruiterLastName },
    isFounding: true,
  });
}

/** The way back: a company's registration becomes that of a recruiter of another one. */
export function beginJoining(
  storage: ProgressStorage,
  employerName: string,
  { proof, sent, values }: Filled,
): void {
  const { employerEmail: recruiterEmail, recruiterFirstName, recruiterLastName } = values;
  saveProgress(storage, {
    ...{ proof, sent, role: 'RECRUITER' },
    values: { employerName, recruiterEmail, recruiterFirstName, recruiterLastName },
  });
}

/** Forgets all of it, the resume that was being written as well. */
export function dropProgress(storage: ProgressStorage): void {
  storage.removeItem(storageKey);
  dropDraft(draftKey('', 'resume'), storage);
}
