/** Acknowledged changes, compared afterwards row by row and file by file with the stored state. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../server/db/database.ts';

/** Everything that was tried; `acknowledged` once the answer of success was there. */
export interface Ledger {
  /** By title, each used once. `status` is the last one acknowledged. */
  jobs: Map<string, { acknowledged: boolean; status: string | null }>;
  /** By e-mail. */
  candidates: Map<string, { acknowledged: boolean; resume: Buffer }>;
  /** By `jobId candidateEmail`; `stages` are those asked for, the last acknowledged one is `stage`. */
  applications: Map<string, { acknowledged: boolean; stage: string | null }>;
  /** By e-mail of who paid. */
  payments: Map<string, { acknowledged: boolean }>;
}

export const emptyLedger = (): Ledger => ({
  jobs: new Map(),
  candidates: new Map(),
  applications: new Map(),
  payments: new Map(),
});

export interface Comparison {
  tries: number;
  acknowledged: number;
  lost: string[];
  doubled: string[];
}

function count<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
}

/** @param files the folder of the resumes; null where they are kept elsewhere */
export async function compare(db: Database, ledger: Ledger, files: string | null): Promise<Comparison> {
  const result: Comparison = { tries: 0, acknowledged: 0, lost: [], doubled: [] };
  function look<E extends { acknowledged: boolean }, R>(
    kind: string,
    tried: Map<string, E>,
    rows: Map<string, R[]>,
    isAsAcknowledged: (entry: E, row: R) => boolean,
  ): void {
    for (const [key, entry] of tried) {
      const found = rows.get(key) ?? [];
      result.tries += 1;
      result.acknowledged += Number(entry.acknowledged);
      if (found.length > 1) result.doubled.push(`${kind} ${key}`);
      const [row] = found;
      if (entry.acknowledged && (row === undefined || !isAsAcknowledged(entry, row)))
        result.lost.push(`${kind} ${key}`);
    }
  }

  const jobs = await db.selectFrom('jobs').select(['title', 'status']).execute();
  look(
    'job',
    ledger.jobs,
    count(jobs, (row) => row.title),
    (entry, row) => entry.status === null || row.status === entry.status,
  );
  const people = await db.selectFrom('candidates').select(['candidateEmail', 'resumeKey']).execute();
  look(
    'candidate',
    ledger.candidates,
    count(people, (row) => row.candidateEmail),
    ({ resume }, { resumeKey }) => {
      const key = createHash('sha256').update(resume).digest('hex');
      if (resumeKey !== key) return false;
      return files === null || fs.readFileSync(path.join(files, key.slice(0, 2), key)).equals(resume);
    },
  );
  const applications = await db
    .selectFrom('applications')
    .select(['jobId', 'candidateEmail', 'stageId'])
    .execute();
  look(
    'application',
    ledger.applications,
    count(applications, (row) => `${row.jobId} ${row.candidateEmail}`),
    ({ stage }, row) => stage === null || row.stageId === stage,
  );
  const plans = await db
    .selectFrom('subscriptions')
    .select(['userEmail', 'status'])
    .where('status', '=', 'ACTIVE')
    .execute();
  look(
    'payment',
    ledger.payments,
    count(plans, (row) => row.userEmail),
    () => true,
  );
  return result;
}
