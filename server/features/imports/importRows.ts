/** Rows of a file, and what becomes of each: foreseen or done by the same steps. */
import type { CandidateImport } from '../../../schemas/candidateImport.ts';
import type { ImportPreview, ImportProblem } from '../../../schemas/importFile.ts';
import { mostImportProblems } from '../../../schemas/importFile.ts';
import type { JobFields } from '../../../schemas/job.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { say } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import { jobPrint } from '../../import/jobPrint.ts';
import type { ReadRow } from '../../services/readImport.ts';
import type { AddOutcome, PersonToAdd } from '../addedPeople/addPeople.ts';

/** The outcome of a row that is right. */
export type RowOutcome = 'ADDED' | 'JOINED' | 'KNOWN' | { refused: string };

type CandidateRow = Extract<ReadRow, { candidate: unknown }>;
type JobRow = Extract<ReadRow, { job: unknown }>;

/** The outcome for a person as that of their row. */
export const rowOutcome = (outcome: AddOutcome, t: Translate): RowOutcome => {
  if (typeof outcome === 'string') return outcome;
  return 'refused' in outcome ? { refused: say(outcome.refused, t) } : 'JOINED';
};

/** A row as someone to add. */
export const personOfRow = ({ resume: _, companyNote, ...fields }: CandidateImport): PersonToAdd => ({
  ...{ fields, companyNote, isImported: true },
});

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
  const tally: ImportPreview = { added: 0, joined: 0, known: 0, refused: 0, problems: [], leftOut: [] };
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
    if (outcome === 'ADDED' || outcome === 'JOINED') {
      tally[outcome === 'ADDED' ? 'added' : 'joined'] += 1;
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
