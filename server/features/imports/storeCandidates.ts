/** Writes imported candidates: account, profile, resume and plan together, or nothing of them. */

import { v7 as uuidv7 } from 'uuid';
import { daysLater } from '../../../schemas/base/days.ts';
import { sourceLocale } from '../../../schemas/base/locales.ts';
import type { CandidateFields, ResumeKind } from '../../../schemas/candidate.ts';
import type { ResumeFacts } from '../../../schemas/facts.ts';
import { complimentaryPlanId } from '../../../schemas/plans.ts';
import { type Database, toRow } from '../../db/database.ts';
import { isRowError } from '../../db/isRowError.ts';
import type { CandidateRow, Tables } from '../../db/tables.ts';
import { contentKey } from '../../files/storage/contentKey.ts';
import type { ResumeStorage } from '../../files/storage/storage.ts';
import { announce, arrive, removeUnheld, unheldOf } from '../people/keepResume.ts';
import { noResume, resumeColumns } from '../people/resumeColumns.ts';

/** A resume that was read, and is not stored yet. */
interface NewResume {
  bytes: Uint8Array;
  fileName: string;
  kind: ResumeKind;
  text: string;
  unreadPages?: number[] | undefined;
  ocrPages?: number[] | undefined;
  hasHiddenText?: boolean | undefined;
  facts: ResumeFacts;
}

export interface NewCandidate {
  /** Where it stands in the file. */
  line: number;
  profile: CandidateFields & { candidateEmail: string };
  /** Who has none is kept, and not picked until they have given one. */
  resume: NewResume | null;
}

export interface StoreOptions {
  db: Database;
  storage: ResumeStorage;
  clock: () => Date;
  complimentaryDays?: number | undefined;
}

interface Stored {
  added: number;
  /** Got an account meanwhile. */
  known: number;
  refused: { line: number; reason: string }[];
}

/** Those of the e-mails that have an account. */
export async function knownOf(db: Database, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const users = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  return new Set(users.map(({ email }) => email));
}

type Keyed = Omit<NewCandidate, 'resume'> & { resume: (NewResume & { key: string }) | null };

const candidateRow = ({ profile, resume }: Keyed, at: string): CandidateRow => ({
  ...profile,
  ...(resume ? resumeColumns(resume) : noResume),
  createdAt: at,
});

const userRow = (email: string, at: string): Tables['users'] => ({
  id: uuidv7(),
  email,
  role: 'CANDIDATE',
  // Claimed later, by way of a forgotten password.
  passwordHash: null,
  emailVerified: true,
  locale: sourceLocale,
  tokensValidFrom: at,
  createdAt: at,
});

/** @returns e-mails of those who are in now; the others had an account */
function insert(
  { db, complimentaryDays }: StoreOptions,
  candidates: Keyed[],
  now: Date,
): Promise<Set<string>> {
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    const users = await tx
      .insertInto('users')
      .values(candidates.map(({ profile }) => userRow(profile.candidateEmail, at)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('email')
      .execute();
    const added = new Set(users.map(({ email }) => email));
    const rows = candidates.filter(({ profile }) => added.has(profile.candidateEmail));
    if (rows.length === 0) return added;
    await tx
      .insertInto('candidates')
      .values(rows.map((row) => toRow(candidateRow(row, at))))
      .execute();
    if (complimentaryDays === undefined) return added;
    const currentPeriodEnd = daysLater(now, complimentaryDays).toISOString();
    await tx
      .insertInto('subscriptions')
      .values(
        rows.map(({ profile }) => ({
          id: uuidv7(),
          userEmail: profile.candidateEmail,
          planId: complimentaryPlanId,
          status: 'ACTIVE' as const,
          currentPeriodEnd,
          cancelAtPeriodEnd: false,
          createdAt: at,
        })),
      )
      .execute();
    return added;
  });
}

/** Takes away files that no candidate has. */
async function removeUnused(options: StoreOptions, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  for (const key of await unheldOf(options.db, keys)) await removeUnheld(options, key);
}

/** Inserts what can be inserted: a batch with a row that the database refuses is split until the row stands alone. */
async function insertAll(options: StoreOptions, candidates: Keyed[], now: Date): Promise<Stored> {
  if (candidates.length === 0) return { added: 0, known: 0, refused: [] };
  try {
    const { size: added } = await insert(options, candidates, now);
    return { added, known: candidates.length - added, refused: [] };
  } catch (error) {
    if (!isRowError(error)) throw error;
    const [first] = candidates;
    if (candidates.length === 1 && first) {
      const reason = 'The database cannot keep this row as it is.';
      return { added: 0, known: 0, refused: [{ line: first.line, reason }] };
    }
    const middle = candidates.length >> 1;
    const one = await insertAll(options, candidates.slice(0, middle), now);
    const other = await insertAll(options, candidates.slice(middle), now);
    return {
      added: one.added + other.added,
      known: one.known + other.known,
      refused: [...one.refused, ...other.refused],
    };
  }
}

/**
 * Stores the files first and the rows then; a file whose row did not go in is removed again.
 *
 * @param candidates at least one
 */
export async function storeCandidates(options: StoreOptions, candidates: NewCandidate[]): Promise<Stored> {
  const { db, clock } = options;
  const keys = [...new Set(candidates.flatMap(({ resume }) => (resume ? [contentKey(resume.bytes)] : [])))];
  const coming = keys.length > 0 ? await announce(db, keys) : [];
  try {
    const keyed = await Promise.all(
      candidates.map(async ({ resume, ...candidate }) => ({
        ...candidate,
        resume: resume && { ...resume, key: await options.storage.put(resume.bytes) },
      })),
    );
    const stored = await insertAll(options, keyed, clock());
    await arrive(db, coming);
    if (stored.added < keyed.length) await removeUnused(options, keys);
    return stored;
  } catch (error) {
    await arrive(db, coming)
      .then(() => removeUnused(options, keys))
      .catch(() => undefined);
    throw error;
  }
}
