/** Jobs as a file for spreadsheets. */
import type { z } from 'zod';
import { dayOf } from '../../../schemas/base/days.ts';
import { Job } from '../../../schemas/job.ts';
import { columnsOf } from '../../../src/components/fields/field.ts';
import { type CsvRow, schemaCsv } from '../../../src/components/lists/schemaCsv.ts';
import { t } from '../../../src/i18n/t.ts';
import type { ListFile } from '../../common/lists/downloadList.ts';

/** The most jobs one file holds. */
const maxExportedJobs = 5000;

/** The columns in order; what the schema gains besides comes last. */
const order = [
  'title',
  'status',
  'closeReason',
  'employmentType',
  'workplaceType',
  'city',
  'state',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryUnit',
  'openings',
  'validThrough',
  'newDailyCandidatesCount',
  'dailyCandidatesCount',
  'applicationsCount',
  'createdAt',
  'openedAt',
  'closedAt',
  'id',
] as const satisfies readonly (keyof Job)[];

/** The recruiter is the reader. */
const leftOut = [
  'publicPage',
  'employerName',
  'recruiterEmail',
  'lastListOn',
] as const satisfies readonly (keyof Job)[];

/** The jobs as CSV, one line each. */
export const jobsCsv = (jobs: readonly CsvRow[], schema: z.ZodObject = Job): Promise<string> =>
  schemaCsv(schema, columnsOf(schema, order, leftOut), jobs, t);

/** "jobs-2026-11-21", to which ".csv" is added. */
export const exportName = (now: Date): string => `jobs-${dayOf(now)}`;

/** The file of the recruiter's jobs: every field, whatever columns are shown. */
export const jobsFile: ListFile<Job> = {
  most: maxExportedJobs,
  csvOf: (rows) => jobsCsv(rows),
  name: () => exportName(new Date()),
  cutWords: (of) => t('The file holds the first {count} jobs.', of),
  failedWords: (why) => t('The jobs could not be exported. {reason}', why),
};
