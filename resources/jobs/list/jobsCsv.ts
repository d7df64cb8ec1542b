/** Jobs as a file for spreadsheets. */
import type { z } from 'zod';
import { dayOf } from '../../../schemas/base/days.ts';
import { Job } from '../../../schemas/job.ts';
import { columnsOf, fieldOf } from '../../../src/components/fields/field.ts';
import { labelOf } from '../../../src/components/fields/fieldLabel.ts';
import { type CsvColumn, toCsv } from '../../../src/components/lists/csv.ts';
import { t } from '../../../src/i18n/t.ts';

/** The most jobs one file holds. */
export const maxExportedJobs = 5000;

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

/** Long texts, and what only the program reads; the recruiter is the reader. */
const leftOut = [
  'description',
  'publicPage',
  'employerName',
  'recruiterEmail',
  'criteriaVersion',
  'lastListOn',
] as const satisfies readonly (keyof Job)[];

/** A value as a spreadsheet takes it: enums and yes or no in the words people read, lists in one cell. */
function cellText(value: unknown, words: ReadonlyMap<string, string>): string | number | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => cellText(one, words)).join('; ');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return typeof value === 'number' ? value : (words.get(String(value)) ?? String(value));
}

/** A job by the names of its fields. */
type Row = Readonly<Record<string, unknown>>;

/** Headings are the labels of the schema. */
const columnOf = (schema: z.ZodObject, source: string): CsvColumn<Row> => {
  const field = fieldOf(schema, source, t);
  const words = new Map(field.choices.map(({ id, name }) => [id, name]));
  return { heading: labelOf(field, source), value: (job) => cellText(job[source], words) };
};

/** The jobs as CSV, one line each. */
export const jobsCsv = (jobs: readonly Row[], schema: z.ZodObject = Job): Promise<string> =>
  toCsv(
    columnsOf(schema, order, leftOut).map((source) => columnOf(schema, source)),
    jobs,
  );

/** "jobs-2026-11-21", to which ".csv" is added. */
export const exportName = (now: Date): string => `jobs-${dayOf(now)}`;
