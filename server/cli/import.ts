/** `npm run import`: candidates with their resumes, and jobs, out of CSV files. */

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CsvEncoding, ImportPreset } from '../../schemas/importFile.ts';
import { logging } from '../base/logging.ts';
import type { Shutdown } from '../base/shutdown.ts';
import type { Database } from '../db/database.ts';
import { importCandidates } from '../features/imports/importCandidates.ts';
import { createFactsReader } from '../files/factsReader.ts';
import { createResumeReader } from '../files/readResume.ts';
import { CsvFileError } from '../import/openCsv.ts';
import type { ColumnChoice } from '../import/openRows.ts';
import type { Tally } from '../import/report.ts';
import { runCommand, UsageError } from './command.ts';
import { type Opened, open } from './open.ts';
import { createProgress } from './progress.ts';

const help = `Usage: npm run import -- [--candidates FILE.csv] [--jobs FILE.csv --as RECRUITER] [--complimentary DAYS]
                              [--preset NAME] [--mapping FILE.json] [--encoding NAME] [--dry-run]

Columns are found by their headings: the names or labels of the fields, in English or Spanish, or those of other
software; lines above them are left out. Columns may be separated by , ; tab or |, or by what a line such as sep=; says.
resume is a file's path relative to the CSV file and inside its folder; who comes without one is kept, and not picked
until they give one.
A row that is not right is reported with its line and reason, and the others go in. Importing a file again adds nothing
twice: candidates are known by their e-mail, a recruiter's jobs by title and description.

  --candidates     candidates with their resumes; their e-mails count as verified
  --complimentary  days of a free plan for each new candidate; without one they are kept, and picked once they
                   have claimed their account and subscribed
  --jobs           jobs; a status column says how far to bring each, as far as the subscription allows
  --as             e-mail of the active recruiter whose jobs they become
  --preset         greenhouse, lever, ashby or opencats: whose export it is; most are recognised without
  --mapping        a file with {"heading": "field"} for columns that are not recognised; "" leaves a column out
  --encoding       how the characters are encoded, such as windows-1250 or shift_jis; guessed without
  --dry-run        tells for each row what would happen, and stores nothing

Works while the server runs and without it.
Exit status: 0 every row is in, 1 the import could not run, 2 some rows were not imported.`;

/** @throws UsageError unless there is such a recruiter and they may work */
async function findRecruiter(db: Database, email: string) {
  const recruiter = await db
    .selectFrom('recruiters')
    .select(['recruiterEmail', 'employerEmail', 'status'])
    .where('recruiterEmail', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!recruiter) throw new UsageError(`--as: there is no recruiter ${email}.`);
  if (recruiter.status !== 'ACTIVE') {
    throw new UsageError(
      `--as: ${email} is ${recruiter.status.toLowerCase()}; only an active recruiter has jobs.`,
    );
  }
  const { recruiterEmail, employerEmail } = recruiter;
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('userEmail', 'in', [recruiterEmail, employerEmail])
    .where('status', '=', 'ACTIVE')
    .where('currentPeriodEnd', '>', new Date().toISOString())
    .executeTakeFirst();
  return { recruiterEmail, paid: subscription !== undefined };
}

const clock = () => new Date();

/** The readers of resumes, already starting. */
function startReaders() {
  const [resumes, facts] = [createResumeReader(), createFactsReader()];
  resumes.warm();
  facts.warm();
  return { resumes, facts };
}

/** How the file is read, and whether what it says is stored. */
interface Reading {
  columns: ColumnChoice;
  isDryRun: boolean;
}

const Mapping = z.record(z.string(), z.string());

/** @throws UsageError */
async function readMapping(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`--mapping: ${file} cannot be read.`);
  });
  try {
    return Mapping.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`--mapping: ${file} has to be JSON such as {"E-Mail": "candidateEmail"}.`);
  }
}

/** @throws UsageError */
async function readingOf(given: {
  preset?: string | undefined;
  mapping?: string | undefined;
  encoding?: string | undefined;
  'dry-run'?: boolean | undefined;
}): Promise<Reading> {
  const { preset, mapping, encoding, 'dry-run': isDryRun = false } = given;
  const known = ImportPreset.safeParse(preset?.toUpperCase());
  if (preset !== undefined && !known.success)
    throw new UsageError('--preset has to be greenhouse, lever, ashby or opencats.');
  const characters = CsvEncoding.safeParse(encoding?.toLowerCase());
  if (encoding !== undefined && !characters.success)
    throw new UsageError(`--encoding has to be one of ${CsvEncoding.options.join(', ')}.`);
  return {
    columns: {
      preset: known.data,
      mapping: mapping === undefined ? undefined : await readMapping(mapping),
      encoding: characters.data,
    },
    isDryRun,
  };
}

const candidatesFrom = (
  file: string,
  readers: ReturnType<typeof startReaders>,
  { db, storage }: Opened,
  complimentaryDays: number | undefined,
  reading: Reading,
): Promise<Tally> => {
  const report = createProgress(file, reading.isDryRun);
  return importCandidates(file, { db, storage, ...readers, clock, report, complimentaryDays, ...reading });
};

/** The queue and what belongs to it are loaded only here: they take longer than all else that an import needs. */
async function jobsFrom(
  file: string,
  { db, connection, env }: Opened,
  recruiter: { recruiterEmail: string; paid: boolean },
  shutdown: Shutdown,
  reading: Reading,
): Promise<Tally> {
  const { connectQueue } = await import('../features/dailyRun/queue.ts');
  const { importJobs } = await import('../features/imports/importJobs.ts');
  const queue = await connectQueue({
    connection,
    log: logging(env.LOG_LEVEL === 'silent' ? 'silent' : 'error'),
  });
  shutdown.add(queue.stop);
  const { requestDailyRun } = queue;
  const report = createProgress(file, reading.isDryRun);
  return importJobs(file, { db, clock, report, ...recruiter, requestDailyRun, ...reading });
}

await runCommand({
  help,
  options: {
    candidates: { type: 'string' },
    jobs: { type: 'string' },
    as: { type: 'string' },
    complimentary: { type: 'string' },
    preset: { type: 'string' },
    mapping: { type: 'string' },
    encoding: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run({ candidates, jobs, as, complimentary, ...given }, shutdown) {
    if (candidates === undefined && jobs === undefined) {
      throw new UsageError('Say what to import: --candidates FILE.csv, --jobs FILE.csv or both.');
    }
    if (jobs !== undefined && as === undefined) {
      throw new UsageError('--jobs needs --as, the e-mail of the recruiter whose jobs they become.');
    }
    if (complimentary !== undefined && !/^[1-9]\d{0,3}$/.test(complimentary)) {
      throw new UsageError('--complimentary has to be a number of days from 1 to 9999.');
    }
    const days = complimentary === undefined ? undefined : Number(complimentary);
    const reading = await readingOf(given);
    // They start while the database is opened.
    const readers = candidates === undefined ? undefined : startReaders();
    try {
      const opened = await open(shutdown);
      const recruiter = as === undefined ? undefined : await findRecruiter(opened.db, as);
      const tallies: Tally[] = [];
      if (candidates !== undefined && readers)
        tallies.push(await candidatesFrom(candidates, readers, opened, days, reading));
      if (jobs !== undefined && recruiter)
        tallies.push(await jobsFrom(jobs, opened, recruiter, shutdown, reading));
      return tallies.some(({ refused }) => refused > 0) ? 2 : 0;
    } catch (error) {
      if (error instanceof CsvFileError) throw new UsageError(error.message);
      throw error;
    } finally {
      readers?.resumes.close();
      readers?.facts.close();
    }
  },
});
