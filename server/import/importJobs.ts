/** Jobs out of a CSV file, brought as far along their life as the file says. */
import { createHash } from 'node:crypto';
import { defaultStages, JobFields, JobImport, type JobStatus } from '../../schemas/job.ts';
import { ApiError } from '../base/errors.ts';
import type { Database } from '../db/database.ts';
import { createJob } from '../features/jobs/createJob.ts';
import { type JobMove, moveJob } from '../features/jobs/moveJob.ts';
import { openRows, problemOf } from './readRows.ts';
import type { Reporter, Tally } from './report.ts';

interface JobsImport {
  db: Database;
  clock: () => Date;
  report: Reporter;
  /** Whose jobs they become. */
  recruiterEmail: string;
  /** Whether a subscription allows them to open jobs. */
  paid: boolean;
  requestDailyRun: (jobId: string) => Promise<void>;
}

/** How a job gets from a draft to where the file wants it. */
const ways: Record<JobStatus, readonly JobMove[]> = {
  DRAFT: [],
  OPEN: [{ to: 'OPEN' }],
  ON_HOLD: [{ to: 'OPEN' }, { to: 'ON_HOLD' }],
  CLOSED: [{ to: 'OPEN' }, { to: 'CLOSED', closeReason: 'OTHER' }],
  ARCHIVED: [{ to: 'ARCHIVED' }],
};

/** The fields that tell a recruiter's jobs apart. */
const printOf = (title: string, description: string) =>
  createHash('sha256').update(`${title}\0${description}`).digest('base64');

async function printsOfJobs(db: Database, recruiterEmail: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['title', 'description'])
    .where('recruiterEmail', '=', recruiterEmail)
    .execute();
  return new Set(rows.map(({ title, description }) => printOf(title, description)));
}

/**
 * Imports every row that is right; each of the others is reported with its line and reason. A job of the recruiter
 * with the same title and description is taken for the same job and left as it is.
 *
 * @throws CsvFileError when the file as a whole cannot be imported
 */
export async function importJobs(file: string, given: JobsImport): Promise<Tally> {
  const { db, clock, report, recruiterEmail, paid, requestDailyRun } = given;
  const reader = await openRows(file, JobImport);
  const tally: Tally = { added: 0, known: 0, refused: 0 };
  const prints = await printsOfJobs(db, recruiterEmail);
  report.begin('Jobs', await reader.count());
  if (reader.unknownColumns.length > 0) {
    report.note(`These columns mean nothing here and are left out: ${reader.unknownColumns.join(', ')}.`);
  }

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

  for await (const row of reader.rows()) {
    if ('problem' in row) {
      tally.refused += 1;
      report.refuse(row.line, row.problem);
    } else {
      const { status, ...written } = row.value;
      const fields = JobFields.safeParse({ ...written, criteria: [], stages: defaultStages });
      const print = printOf(written.title, written.description);
      if (!fields.success) {
        tally.refused += 1;
        report.refuse(row.line, problemOf(fields.error));
      } else if (prints.has(print)) {
        tally.known += 1;
      } else {
        prints.add(print);
        const { id } = await createJob(db, recruiterEmail, fields.data, clock());
        await bring(id, row.line, status);
        tally.added += 1;
      }
    }
    report.step();
  }
  report.end(tally);
  return tally;
}
