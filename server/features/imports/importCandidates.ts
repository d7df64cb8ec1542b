/** Candidates out of a CSV file, with their resumes beside it. */

import { readFile, realpath, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { dayOf } from '../../../schemas/base/days.ts';
import type { CandidateImport } from '../../../schemas/candidateImport.ts';
import { maxResumeBytes } from '../../../schemas/resumeFile.ts';
import { errorText } from '../../base/errorText.ts';
import { PoolBusy, WorkerLost } from '../../base/workers/poolErrors.ts';
import type { Database } from '../../db/database.ts';
import type { FactsReader } from '../../files/factsReader.ts';
import type { ResumeReader } from '../../files/readResume.ts';
import { ResumeError } from '../../files/resumeError.ts';
import type { ResumeStorage } from '../../files/storage/storage.ts';
import { fileSource } from '../../import/csvSource.ts';
import { mapConcurrently } from '../../import/mapConcurrently.ts';
import { type ColumnChoice, openRows } from '../../import/openRows.ts';
import type { Row } from '../../import/readRows.ts';
import { problemWords, type Reporter, reportLeftOut, type Tally } from '../../import/report.ts';
import { inBatches } from './inBatches.ts';
import { knownOf, type NewCandidate, storeCandidates } from './storeCandidates.ts';

interface CandidatesImport {
  db: Database;
  storage: ResumeStorage;
  resumes: ResumeReader;
  facts: FactsReader;
  clock: () => Date;
  report: Reporter;
  /** Days of a free plan for each new candidate; none without. */
  complimentaryDays?: number | undefined;
  /** How the file's columns are found. */
  columns?: ColumnChoice | undefined;
  /** Whether the rows are only read and reported. */
  isDryRun?: boolean | undefined;
}

/** Rows looked up, and stored, together. */
const batchRows = 50;

/** Files stored together, in bytes: a batch of large ones has fewer rows. */
const batchBytes = 16 * 1024 * 1024;

/** Files being read: each processor has its next one waiting. */
const readAhead = 4 * availableParallelism();

/** Batches on their way: while one is stored the next is filled. */
const batchesAhead = 2;

/** A row that cannot go in, with a reason for a person. */
class Refusal extends Error {}

/** A row that is right and whose e-mail has no account. */
type NewRow = Extract<Row<CandidateImport>, { value: unknown }>;

type Read = NewCandidate | { line: number; problem: string };

const isFull = (batch: readonly NewCandidate[]) =>
  batch.length >= batchRows ||
  batch.reduce((sum, { resume }) => sum + (resume?.bytes.byteLength ?? 0), 0) >= batchBytes;

/**
 * The file a row names, which has to lie in the folder of the CSV file, links followed.
 *
 * @throws Refusal
 */
async function resumeFile(folder: string, name: string): Promise<string> {
  const asked = path.resolve(folder, name);
  const file = await realpath(asked).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      `resume: ${name} cannot be read (${error.code === 'ENOENT' ? 'not there' : error.code}).`,
    );
  });
  if (!file.startsWith(folder + path.sep)) {
    throw new Refusal(`resume: ${name} lies outside the folder of the CSV file.`);
  }
  const { size } = await stat(file);
  // Looked at before it is read, so that no file can fill the memory.
  if (size > maxResumeBytes) throw new ResumeError('RESUME_TOO_LARGE');
  return file;
}

/** A resume beside the CSV file, with what it says. @throws Refusal, ResumeError, WorkerLost, PoolBusy */
async function readAt(
  folder: string,
  name: string,
  { resumes, facts, today }: Pick<CandidatesImport, 'resumes' | 'facts'> & { today: string },
) {
  const source = await resumeFile(folder, name);
  const bytes = await readFile(source);
  const { kind, text, unreadPages, ocrPages, hasHiddenText } = await resumes.read(bytes);
  const found = await facts.read(text, today);
  const fileName = path.basename(source);
  return { bytes, fileName, kind, text, unreadPages, ocrPages, hasHiddenText, facts: found };
}

/** Why a row's file could not be read, for a person; undefined where the row is not to blame. */
function fileProblem(error: unknown, resume: string | null): string | undefined {
  if (error instanceof Refusal) return error.message;
  if (error instanceof ResumeError) return `resume: ${error.message}`;
  if (error instanceof WorkerLost && error.isTasksFault) {
    return `resume: ${new ResumeError('RESUME_TOO_COMPLEX').message}`;
  }
  if (error instanceof PoolBusy || (error instanceof WorkerLost && error.reason !== 'CLOSED')) {
    return 'resume: the machine was too busy to read the file. Import it again when there is less to do.';
  }
  if (!errorText(error, 'syscall')) return undefined;
  return `resume: ${resume} cannot be read (${errorText(error, 'code')}).`;
}

/**
 * Imports every row that is right; each of the others is reported with its line and reason. E-mails that have an
 * account already are left as they are, so importing a file twice adds nothing twice.
 *
 * @throws CsvFileError when the file as a whole cannot be imported
 */
export async function importCandidates(file: string, given: CandidatesImport): Promise<Tally> {
  const { db, storage, resumes, facts, clock, report, complimentaryDays, isDryRun = false } = given;
  const reader = await openRows(fileSource(file), 'CANDIDATES', given.columns);
  const folder = await realpath(path.dirname(path.resolve(file)));
  const today = dayOf(clock());
  const tally: Tally = { added: 0, known: 0, refused: 0 };
  report.begin('Candidates', reader.count());
  reportLeftOut(report, reader);

  function refuse(line: number, problem: string) {
    tally.refused += 1;
    report.refuse(line, problem);
    report.step();
  }

  /** E-mails of this file that went in or are on their way. */
  const taken = new Set<string>();

  async function* newRows(): AsyncGenerator<NewRow> {
    for await (const rows of inBatches(reader.rows(), ({ length }) => length >= batchRows)) {
      const known = await knownOf(
        db,
        rows.flatMap((row) => ('value' in row ? [row.value.candidateEmail] : [])),
      );
      for (const row of rows) {
        if ('problems' in row) {
          refuse(row.line, problemWords(row.problems));
          continue;
        }
        const { candidateEmail } = row.value;
        if (known.has(candidateEmail) || taken.has(candidateEmail)) {
          tally.known += 1;
          if (isDryRun) report.foresee(row.line, 'KNOWN');
          report.step();
          continue;
        }
        taken.add(candidateEmail);
        if (row.leftOut.length > 0) report.note(`left out. ${problemWords(row.leftOut)}`, row.line);
        yield row;
      }
    }
  }

  async function read({ line, value: { resume, companyNote: _, ...profile } }: NewRow): Promise<Read> {
    try {
      const read = resume === null ? null : await readAt(folder, resume, { resumes, facts, today });
      return { profile, line, resume: read };
    } catch (error) {
      taken.delete(profile.candidateEmail);
      const problem = fileProblem(error, resume);
      if (problem === undefined) throw error;
      return { line, problem };
    }
  }

  async function* newCandidates(): AsyncGenerator<NewCandidate> {
    for await (const result of mapConcurrently(newRows(), readAhead, read)) {
      if ('problem' in result) refuse(result.line, result.problem);
      else yield result;
    }
  }

  const store = async (batch: NewCandidate[]) => {
    if (!isDryRun) return storeCandidates({ db, storage, clock, complimentaryDays }, batch);
    for (const { line } of batch) report.foresee(line, 'ADDED');
    return { added: batch.length, known: 0, refused: [] };
  };

  for await (const stored of mapConcurrently(inBatches(newCandidates(), isFull), batchesAhead, store)) {
    tally.added += stored.added;
    tally.known += stored.known;
    for (const { line, reason } of stored.refused) refuse(line, reason);
    for (let done = stored.added + stored.known; done > 0; done -= 1) report.step();
  }
  report.end(tally);
  return tally;
}
