/** Rows of a file, and what becomes of each: foreseen or done by the same steps. */
import type { ImportPreview, ImportProblem } from '../../../schemas/importFile.ts';
import { mostImportProblems } from '../../../schemas/importFile.ts';
import type { JobFields } from '../../../schemas/job.ts';
import type { Database } from '../../db/database.ts';
import { jobPrint } from '../../import/jobPrint.ts';
import type { ReadRow } from '../../services/readImport.ts';

/** The outcome of a row that is right. */
export type RowOutcome = 'ADDED' | 'KNOWN' | { refused: string };

type CandidateRow = Extract<ReadRow, { candidate: unknown }>;
type JobRow = Extract<ReadRow, { job: unknown }>;

/** Does what is to be done with rows that are right, in order. */
export interface RowSteps {
  candidates(rows: readonly CandidateRow['candidate'][]): Promise<RowOutcome[]>;
  jobs(rows: readonly JobFields[]): Promise<RowOutcome[]>;
}

/** Adds what is to be said about a row, as long as there is room for it. */
function addTo(list: ImportProblem[], line: number, of: readonly Omit<ImportProblem, 'line'>[]): void {
  const room = Math.max(0, mostImportProblems - list.length);
  list.push(...of.slice(0, room).map((one) => ({ line, ...one })));
}

function refuse(tally: ImportPreview, line: number, problems: readonly Omit<ImportProblem, 'line'>[]): void {
  tally.refused += 1;
  addTo(tally.problems, line, problems);
}

/** @returns the tally of these rows alone */
export async function takeRows(rows: readonly ReadRow[], steps: RowSteps): Promise<ImportPreview> {
  const tally: ImportPreview = { added: 0, known: 0, refused: 0, problems: [], leftOut: [] };
  const candidates = rows.filter((row): row is CandidateRow => 'candidate' in row);
  const jobs = rows.filter((row): row is JobRow => 'job' in row);
  const outcomes = new Map<number, RowOutcome>();
  const keep = (of: readonly { line: number }[], found: readonly RowOutcome[]) => {
    for (const [place, { line }] of of.entries()) outcomes.set(line, found[place] ?? 'KNOWN');
  };
  keep(candidates, await steps.candidates(candidates.map(({ candidate }) => candidate)));
  keep(jobs, await steps.jobs(jobs.map(({ job }) => job)));
  for (const row of rows) {
    if ('problems' in row) {
      refuse(tally, row.line, row.problems);
      continue;
    }
    const outcome = outcomes.get(row.line) ?? 'KNOWN';
    if (outcome === 'ADDED') {
      tally.added += 1;
      addTo(tally.leftOut, row.line, row.leftOut);
    } else if (outcome === 'KNOWN') tally.known += 1;
    else refuse(tally, row.line, [{ column: null, reason: outcome.refused }]);
  }
  return tally;
}

/** The prints of a recruiter's jobs that have one of the titles. */
export async function printsOfJobs(
  db: Database,
  recruiterEmail: string,
  titles: readonly string[],
): Promise<Set<string>> {
  if (titles.length === 0) return new Set();
  const rows = await db
    .selectFrom('jobs')
    .select(['title', 'description'])
    .where('recruiterEmail', '=', recruiterEmail)
    .where('title', 'in', titles)
    .execute();
  return new Set(rows.map(jobPrint));
}
