/** Who is looked at for a job: everybody of a small pool, the most promising of a large one. */
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type CoarseJob, reachOf } from '../matching/coarse.ts';
import { createOutlines, type Outlines } from './outlines.ts';
import { pickable } from './pool.ts';

/** Up to so many people everybody is looked at for every job. */
export const smallPool = 3000;
/** Outlines read at once. */
const batchSize = 10_000;
/** For up to so many jobs only people of their trades are read. */
const fewJobs = 20;

/** E-mails of everybody who may be picked at that moment; null when they are more than `smallPool`. */
export async function everybody(tx: Database, at: string): Promise<string[] | null> {
  const rows = await pickable(tx.selectFrom('candidates'), at)
    .select('candidateEmail')
    .limit(smallPool + 1)
    .execute();
  return rows.length > smallPool ? null : rows.map(({ candidateEmail }) => candidateEmail).sort();
}

/** How many may be picked at that moment. */
async function sizeOf(tx: Database, at: string): Promise<number> {
  const { size } = await pickable(tx.selectFrom('candidates'), at)
    .select(({ fn }) => fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow();
  return size;
}

/** Whose outlines are read: those of people who may be picked at a moment, made by a version. */
interface Whose {
  at: string;
  version: string;
}

const outlineRows = (tx: Database, { at, version }: Whose) =>
  pickable(tx.selectFrom('candidates'), at)
    .innerJoin('candidateProfiles', 'candidateProfiles.candidateEmail', 'candidates.candidateEmail')
    .select(['candidateProfiles.candidateEmail', 'occupations', 'sketch'])
    .where('version', '=', version)
    .where(sql<boolean>`"sketch" <> ''`);

/** Everybody's, in the order of e-mails. */
async function readAll(tx: Database, whose: Whose): Promise<Outlines> {
  const outlines = createOutlines();
  for (let after = ''; ; ) {
    const rows = await outlineRows(tx, whose)
      .where('candidateProfiles.candidateEmail', '>', after)
      .orderBy('candidateProfiles.candidateEmail')
      .limit(batchSize)
      .execute();
    outlines.add(rows);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return outlines;
    after = last.candidateEmail;
  }
}

/** Those of people of some trades. */
async function readOf(tx: Database, whose: Whose, trades: readonly number[]): Promise<Outlines> {
  const outlines = createOutlines();
  const isOfThem = sql<boolean>`"occupations" && ${trades}::smallint[]`;
  outlines.add(await outlineRows(tx, whose).where(isOfThem).execute());
  return outlines;
}

/** The people of one run, read when they are first asked for. */
export interface RunPeople {
  /** Whether everybody is looked at for every job. */
  isSmall: boolean;
  /** How many may be picked. */
  size(tx: Database): Promise<number>;
  /** Reads what the jobs need. @returns whom to look at for one of them, promising or not */
  forJobs(tx: Database, jobs: readonly CoarseJob[]): Promise<(job: CoarseJob, count: number) => string[]>;
}

/** @param all everybody's e-mails; null in a large pool */
export function createRunPeople(whose: Whose, all: readonly string[] | null): RunPeople {
  let size = all?.length;
  let outlines: Outlines | undefined;
  return {
    isSmall: all !== null,
    size: async (tx) => (size ??= await sizeOf(tx, whose.at)),
    async forJobs(tx, jobs) {
      if (all) return () => [...all];
      if (outlines) return outlines.promising;
      if (jobs.length > fewJobs) outlines = await readAll(tx, whose);
      const found = outlines ?? (await readOf(tx, whose, [...new Set(jobs.flatMap(reachOf))]));
      return found.promising;
    },
  };
}
