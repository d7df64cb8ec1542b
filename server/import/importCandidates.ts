/** Candidates out of a CSV file, with their resumes beside it. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CandidateImport } from '../../schemas/candidate.ts';
import { maxResumeBytes } from '../../schemas/resumeFile.ts';
import { PoolBusy, WorkerLost } from '../base/workers/poolErrors.ts';
import type { Database } from '../db/database.ts';
import type { FactsReader } from '../files/factsReader.ts';
import type { ResumeReader } from '../files/readResume.ts';
import { ResumeError } from '../files/resumeError.ts';
import type { ResumeStorage } from '../files/storage.ts';
import { mapConcurrently } from './mapConcurrently.ts';
import { openRows, type Row } from './readRows.ts';
import type { Reporter, Tally } from './report.ts';
import { isKnown, type NewCandidate, storeCandidates } from './storeCandidates.ts';

export interface CandidatesImport {
  db: Database;
  storage: ResumeStorage;
  resumes: ResumeReader;
  facts: FactsReader;
  clock: () => Date;
  report: Reporter;
  /** Days of a free plan for each new candidate; none without. */
  complimentaryDays?: number | undefined;
}

/** Rows stored in one transaction. */
const batchSize = 50;

/** A row that cannot go in, with a reason for a person. */
class Refusal extends Error {}

type Read = { line: number } & ({ candidate: NewCandidate } | { problem: string } | { known: true });

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

/**
 * Imports every row that is right; each of the others is reported with its line and reason. E-mails that have an
 * account already are left as they are, so importing a file twice adds nothing twice.
 *
 * @throws CsvFileError when the file as a whole cannot be imported
 */
export async function importCandidates(file: string, given: CandidatesImport): Promise<Tally> {
  const { db, storage, resumes, facts, clock, report, complimentaryDays } = given;
  const reader = await openRows(file, CandidateImport);
  const folder = await realpath(path.dirname(path.resolve(file)));
  const today = clock().toISOString().slice(0, 10);
  const tally: Tally = { added: 0, known: 0, refused: 0 };
  report.begin('Candidates', await reader.count());
  if (reader.unknownColumns.length > 0) {
    report.note(`These columns mean nothing here and are left out: ${reader.unknownColumns.join(', ')}.`);
  }

  /** E-mails of this file that went in or are on their way. */
  const taken = new Set<string>();

  async function read(row: Row<CandidateImport>): Promise<Read> {
    const { line } = row;
    if ('problem' in row) return row;
    const { resume, ...profile } = row.value;
    if (taken.has(profile.candidateEmail)) return { line, known: true };
    taken.add(profile.candidateEmail);
    if (await isKnown(db, profile.candidateEmail)) return { line, known: true };
    try {
      const source = await resumeFile(folder, resume);
      const bytes = await readFile(source);
      const { kind, text, unreadPages } = await resumes.read(bytes);
      const resumeFacts = await facts.read(text, today);
      return {
        line,
        candidate: {
          profile,
          line,
          bytes,
          fileName: path.basename(source),
          kind,
          text,
          unreadPages,
          facts: resumeFacts,
        },
      };
    } catch (error) {
      taken.delete(profile.candidateEmail);
      if (error instanceof Refusal) return { line, problem: error.message };
      if (error instanceof ResumeError) return { line, problem: `resume: ${error.message}` };
      if (error instanceof WorkerLost && error.isTasksFault) {
        return { line, problem: `resume: ${new ResumeError('RESUME_TOO_COMPLEX').message}` };
      }
      if (error instanceof PoolBusy || (error instanceof WorkerLost && error.reason !== 'CLOSED')) {
        return {
          line,
          problem:
            'resume: the machine was too busy to read the file. Import it again when there is less to do.',
        };
      }
      if ((error as NodeJS.ErrnoException).syscall) {
        return {
          line,
          problem: `resume: ${resume} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
        };
      }
      throw error;
    }
  }

  const waiting: NewCandidate[] = [];
  async function flush() {
    const batch = waiting.splice(0);
    const stored = await storeCandidates({ db, storage, clock, complimentaryDays }, batch);
    tally.added += stored.added;
    tally.known += stored.known;
    tally.refused += stored.refused.length;
    for (const { line, reason } of stored.refused) report.refuse(line, reason);
    for (const _ of batch) report.step();
  }

  for await (const result of mapConcurrently(reader.rows(), 2 * availableParallelism(), read)) {
    if ('candidate' in result) {
      waiting.push(result.candidate);
      if (waiting.length >= batchSize) await flush();
      continue;
    }
    if ('problem' in result) {
      tally.refused += 1;
      report.refuse(result.line, result.problem);
    } else {
      tally.known += 1;
    }
    report.step();
  }
  await flush();
  report.end(tally);
  return tally;
}
