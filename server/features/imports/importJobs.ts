/** Jobs out of a CSV file, brought as far along their life as the file says. */
import { defaultStages, JobFields, type JobStatus } from '../../../schemas/job.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { fileSource } from '../../import/csvSource.ts';
import { jobPrint } from '../../import/jobPrint.ts';
import { type ColumnChoice, openRows } from '../../import/openRows.ts';
import { problemsOf } from '../../import/readRows.ts';
import { problemWords, type Reporter, reportLeftOut, type Tally } from '../../import/report.ts';
import { createJob } from '../jobs/createJob.ts';
import { type JobMove, moveJob } from '../jobs/moveJob.ts';

interface JobsImport {
  db: Database;
  clock: () => Date;
  report: Reporter;
  /** Whose jobs they become. */
  recruiterEmail: string;
  /** Whether a subscription allows them to open jobs. */
  paid: boolean;
  requestDailyRun: (jobId: string) => Promise<void>;
  /** How the file's columns are found. */
  columns?: ColumnChoice | undefined;
  /** Whether the rows are only read and reported. */
  isDryRun?: boolean | undefined;
}

/** How a job gets from a draft to where the file wants it. */
const ways: Record<JobStatus, readonly JobMove[]> = {
  DRAFT: [],
  OPEN: [{ to: 'OPEN' }],
  ON_HOLD: [{ to: 'OPEN' }, { to: 'ON_HOLD' }],
  CLOSED: [{ to: 'OPEN' }, { to: 'CLOSED', closeReason: 'OTHER' }],
  ARCHIVED: [{ to: 'ARCHIVED' }],
};

async function printsOfJobs(db: Database, recruiterEmail: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['title', 'description'])
    .where('recruiterEmail', '=', recruiterEmail)
    .execute();
  return new Set(rows.map(jobPrint));
}

/**
 * Imports every row that is right; each of the others is reported with its line and reason. A job of the recruiter
 * with the same title and description is taken for the same job and left as it is.
 *
 * @throws CsvFileError when the file as a whole cannot be imported
 */
export async function importJobs(file: string, given: JobsImport): Promise<Tally> {
  const { db, clock, report, recruiterEmail, paid, requestDailyRun, isDryRun = false } = given;
  const reader = await openRows(fileSource(file), 'JOBS', given.columns);
  const tally: Tally = { added: 0, known: 0, refused: 0 };
  const prints = await printsOfJobs(db, recruiterEmail);
  report.begin('Jobs', reader.count());
  reportLeftOut(report, reader);

  /** Moves a job as far as it gets; what stands in the way is told and leaves it where it is. */
  async function bring(id: string, line: number, status: JobStatus) {
    if (ways[status].some(({ to }) => to === 'OPEN') && !paid) {
      report.note('stays a draft: opening it needs a subscription of the recruiter or the employer.', line);
      return;
    }
    try {
      for (const move of ways[status]) await moveJob(db, id, recruiterEmail, move, clock());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      report.note(`stays a draft: ${error.message}`, line);
      return;
    }
    if (status === 'OPEN') await requestDailyRun(id);
  }

  function refuse(line: number, problem: string) {
    tally.refused += 1;
    report.refuse(line, problem);
  }

  for await (const row of reader.rows()) {
    if ('problems' in row) {
      refuse(row.line, problemWords(row.problems));
    } else {
      const { status, ...written } = row.value;
      const fields = JobFields.safeParse({ ...written, criteria: [], stages: defaultStages });
      const print = jobPrint(written);
      if (!fields.success) {
        refuse(row.line, problemWords(problemsOf(fields.error)));
      } else if (prints.has(print)) {
        tally.known += 1;
        if (isDryRun) report.foresee(row.line, 'KNOWN');
      } else {
        prints.add(print);
        tally.added += 1;
        const isWhole = row.leftOut.length === 0;
        if (!isWhole) report.note(`left out. ${problemWords(row.leftOut)}`, row.line);
        if (isDryRun) {
          report.foresee(row.line, 'ADDED');
        } else {
          const { id } = await createJob(db, recruiterEmail, fields.data, clock());
          // Someone has to read it first.
          if (isWhole) await bring(id, row.line, status);
          else report.note('stays a draft, because cells of it are left out.', row.line);
        }
      }
    }
    report.step();
  }
  report.end(tally);
  return tally;
}
