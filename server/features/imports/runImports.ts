/**
 * Does the imports that were started, off the requests. A few rows at a time go in together with the count of rows that
 * are through: a server that is killed leaves whole steps behind, and the next one goes on after the last.
 */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type ImportPreview, type ImportProblem, mostImportProblems } from '../../../schemas/importFile.ts';
import { translators } from '../../base/translators.ts';
import { type Database, toRow } from '../../db/database.ts';
import { isRowError } from '../../db/isRowError.ts';
import type { ImportRow } from '../../db/tables.ts';
import { jobPrint } from '../../import/jobPrint.ts';
import type { ReadRow } from '../../services/readImport.ts';
import type { Services } from '../../services/services.ts';
import { addAndJoin } from '../addedPeople/addPeople.ts';
import { createJob } from '../jobs/createJob.ts';
import {
  personOfRow,
  printsOfJobs,
  type RowOutcome,
  type RowSteps,
  rowOutcome,
  takeRows,
} from './importRows.ts';
import { lookEverySecond } from './lookEverySecond.ts';

type RunServices = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail' | 'readImport'>;

/** Rows that go in together. */
const stepRows = 50;

/** How long a server that does not show itself is waited for. */
const heldMs = 60_000;

type Held = Pick<
  ImportRow,
  'id' | 'recruiterEmail' | 'kind' | 'file' | 'fields' | 'locale' | 'done' | 'reading'
> & {
  heldUntil: string;
};

const untilOf = (now: Date) => new Date(now.getTime() + heldMs).toISOString();

async function claim(db: Database, now: Date): Promise<Held | undefined> {
  const until = untilOf(now);
  const claimed = await db
    .updateTable('imports')
    .set({ heldUntil: until })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('imports')
        .select('id')
        .where('status', '=', 'RUNNING')
        .where('heldUntil', '<=', now.toISOString())
        .orderBy('heldUntil')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recruiterEmail', 'kind', 'file', 'fields', 'locale', 'done', 'reading'])
    .executeTakeFirst();
  return claimed && { ...claimed, heldUntil: until };
}

/** The work on rows that are right, in the transaction of a step. */
function stepsOf(tx: Database, services: RunServices, { id, recruiterEmail, locale }: Held): RowSteps {
  return {
    async candidates(people) {
      if (people.length === 0) return [];
      const { employerEmail } = await tx
        .selectFrom('recruiters')
        .select('employerEmail')
        .where('recruiterEmail', '=', recruiterEmail)
        .executeTakeFirstOrThrow();
      const adding = { recruiterEmail, employerEmail };
      const { outcomes } = await addAndJoin(tx, services, adding, people.map(personOfRow), id);
      return outcomes.map((outcome) => rowOutcome(outcome, translators[locale]));
    },
    async jobs(jobs) {
      const known = await printsOfJobs(
        tx,
        recruiterEmail,
        jobs.map(({ title }) => title),
      );
      const outcomes: RowOutcome[] = [];
      for (const job of jobs) {
        const print = jobPrint(job);
        if (!known.has(print)) await createJob(tx, recruiterEmail, job, services.clock());
        outcomes.push(known.has(print) ? 'KNOWN' : 'ADDED');
        known.add(print);
      }
      return outcomes;
    },
  };
}

/** A list of the record with more behind it, as far as there is room. */
const withMore = (column: 'problems' | 'leftOut', more: readonly ImportProblem[]) =>
  sql<
    ImportProblem[]
  >`jsonb_path_query_array(${sql.ref(column)} || ${JSON.stringify(more)}::jsonb, ${`$[0 to ${mostImportProblems - 1}]`}::jsonpath)`;

/** Adds what a step came to. @returns until when this server has the import now; undefined when it is not its own any more */
async function settle(
  tx: Database,
  held: Held,
  { added, joined, known, refused, problems, leftOut }: ImportPreview,
  rows: number,
  now: Date,
): Promise<string | undefined> {
  const until = untilOf(now);
  const settled = await tx
    .updateTable('imports')
    .set({
      done: sql`"done" + ${rows}`,
      added: sql`"added" + ${added}`,
      joined: sql`"joined" + ${joined}`,
      known: sql`"known" + ${known}`,
      refused: sql`"refused" + ${refused}`,
      problems: withMore('problems', problems),
      leftOut: withMore('leftOut', leftOut),
      heldUntil: until,
    })
    .where('id', '=', held.id)
    .where('status', '=', 'RUNNING')
    .where('heldUntil', '=', held.heldUntil)
    .returning('id')
    .executeTakeFirst();
  return settled ? until : undefined;
}

/** Thrown to undo a step of an import that was deleted meanwhile, or that another server has taken over. */
class NotOurs extends Error {}

/** Takes rows in, all or none; of rows with one that the database refuses, each by itself. */
async function takeStep(services: RunServices, held: Held, rows: readonly ReadRow[]): Promise<void> {
  const { db, clock } = services;
  const take = async (what: readonly ReadRow[]) => {
    held.heldUntil = await db.transaction().execute(async (tx) => {
      const tally = await takeRows(what, stepsOf(tx, services, held));
      const until = await settle(tx, held, tally, what.length, clock());
      if (until === undefined) throw new NotOurs();
      return until;
    });
  };
  try {
    await take(rows);
  } catch (error) {
    if (!isRowError(error)) throw error;
    if (rows.length > 1) {
      for (const row of rows) await takeStep(services, held, [row]);
      return;
    }
    const t = translators[held.locale];
    const reason = t('The database cannot keep this row as it is.');
    await take(rows.map(({ line }) => ({ line, problems: [{ column: null, reason }] })));
  }
}

async function runImport(services: RunServices, held: Held, isStopped: () => boolean): Promise<void> {
  const { db, clock, readImport } = services;
  const { file, kind, fields, locale, reading } = held;
  const rows =
    file && kind !== 'RESUMES'
      ? await readImport.rows({ bytes: file, kind, encoding: reading.encoding ?? undefined, fields, locale })
      : [];
  for (let at = held.done; at < rows.length; at += stepRows) {
    if (isStopped()) {
      // The next server need not wait until this one counts as gone.
      await db
        .updateTable('imports')
        .set({ heldUntil: clock().toISOString() })
        .where('id', '=', held.id)
        .execute();
      return;
    }
    await takeStep(services, held, rows.slice(at, at + stepRows));
  }
  await db
    .updateTable('imports')
    .set({
      ...toRow({ status: 'DONE' as const, endedAt: clock().toISOString() }),
      file: null,
      heldUntil: null,
    })
    .where('id', '=', held.id)
    .where('heldUntil', '=', held.heldUntil)
    .execute();
}

/** Does everything that waits. @returns how many imports it worked on */
export async function runDueImports(services: RunServices, isStopped = () => false): Promise<number> {
  let worked = 0;
  while (!isStopped()) {
    const held = await claim(services.db, services.clock());
    if (!held) return worked;
    worked += 1;
    await runImport(services, held, isStopped).catch((error: unknown) => {
      if (!(error instanceof NotOurs)) throw error;
    });
  }
  return worked;
}

/** An import that is half done when this is stopped is gone on with by the next server. */
export const startImports = (services: RunServices & { log: Pick<FastifyBaseLogger, 'warn'> }) =>
  lookEverySecond(services.log, 'an import has stopped', (isStopped) => runDueImports(services, isStopped));
