/** Who is looked at for a job: everyone in a small pool, the most promising in a large one. */
import type { Database } from '../../db/database.ts';
import { type CoarseJob, reachOf } from '../../matching/scoring/coarse.ts';
import type { Outlines } from '../../ranking/outlines/outlines.ts';
import type { WarmOutlines } from '../../ranking/outlines/warmOutlines.ts';
import { ownPeopleOf } from '../../ranking/ownPeople.ts';
import { companiesOf, pickable } from '../../ranking/pool.ts';

/** Up to this many people, everyone is looked at for every job. */
const smallPool = 3000;
/** For up to this many jobs, only people of their occupations are read, unless everyone's outlines are held already. */
const fewJobs = 20;

/** E-mails of everyone who may be picked at that moment; null if there are more than `smallPool`. */
export async function everybody(tx: Database, at: string): Promise<string[] | null> {
  const rows = await pickable(tx.selectFrom('candidates'), at)
    .select('candidateEmail')
    .limit(smallPool + 1)
    .execute();
  return rows.length > smallPool ? null : rows.map(({ candidateEmail }) => candidateEmail).sort();
}

/** The same with the own people of the jobs' companies, so that what is ordinary is known where there is no pool yet. */
export async function counted(tx: Database, at: string, jobIds: readonly string[]): Promise<string[] | null> {
  const all = await everybody(tx, at);
  if (all === null) return null;
  const own = await ownPeopleOf(tx, await companiesOf(tx, jobIds), smallPool);
  return [...new Set([...all, ...[...own.values()].flat().slice(0, smallPool)])].sort();
}

/** The people of one run, read when they are first asked for. */
export interface RunPeople {
  /** Whether everyone is looked at for every job. */
  isSmall: boolean;
  /** How many may be picked. */
  size(tx: Database): Promise<number>;
  /** Reads what the jobs need. @returns whom to look at for one of them, promising or not */
  forJobs(tx: Database, jobs: readonly CoarseJob[]): Promise<(job: CoarseJob, count: number) => string[]>;
}

/**
 * @param at the moment of the run
 * @param all everyone's e-mails; null in a large pool
 * @param warm everyone's outlines, held between runs
 */
export function createRunPeople(at: string, all: readonly string[] | null, warm: WarmOutlines): RunPeople {
  const seconds = Math.floor(Date.parse(at) / 1000);
  let size = all?.length;
  let outlines: Outlines | undefined;
  return {
    isSmall: all !== null,
    size: async (tx) => (size ??= outlines?.size(seconds) ?? (await sizeOf(tx, at))),
    async forJobs(tx, jobs) {
      if (all) return () => [...all];
      if (!outlines && (jobs.length > fewJobs || warm.isWarm())) outlines = await warm.fresh(tx);
      const found = outlines ?? (await warm.ofOccupations(tx, [...new Set(jobs.flatMap(reachOf))]));
      return (job, count) => found.promising(job, count, seconds);
    },
  };
}

/** How many may be picked at that moment. */
async function sizeOf(tx: Database, at: string): Promise<number> {
  const { size } = await pickable(tx.selectFrom('candidates'), at)
    .select(({ fn }) => fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow();
  return size;
}
