/** Jobs as a file for spreadsheets. */
import type { z } from 'zod';
import { dayOf } from '../../../schemas/base/days.ts';
import { Job } from '../../../schemas/job.ts';
import { columnsOf, fieldOf, readField } from '../../../src/components/fields/field.ts';
import { labelOf } from '../../../src/components/fields/fieldLabel.ts';
import type { Field } from '../../../src/components/fields/fieldShape.ts';
import { elementOf, entryOf, shapeOf } from '../../../src/components/fields/parts.ts';
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

/** The recruiter is the reader. */
const leftOut = [
  'publicPage',
  'employerName',
  'recruiterEmail',
  'lastListOn',
] as const satisfies readonly (keyof Job)[];

/** A value as a spreadsheet takes it: enums and yes or no in the words people read, several values in one cell. */
function cellText(value: unknown, field: Field): string | number | null {
  if (value === null || value === undefined) return null;
  const inner = (one: unknown, schema = field.schema) =>
    String(cellText(one, schema ? readField(schema, t) : field) ?? '');
  if (Array.isArray(value)) return value.map((one) => inner(one, elementOf(field))).join('; ');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'object') {
    const shape = field.schema ? shapeOf(field.schema) : {};
    const named = Object.entries(value).map(([key, one]) => {
      const part = shape[key] ?? entryOf(field)?.value;
      const label = shape[key] ? labelOf(readField(shape[key], t), key) : key;
      return `${label}: ${inner(one, part)}`;
    });
    return named.join('; ');
  }
  if (typeof value === 'number') return value;
  return field.choices.find(({ id }) => id === value)?.name ?? String(value);
}

/** A job by the names of its fields. */
type Row = Readonly<Record<string, unknown>>;

/** Headings are the labels of the schema. */
const columnOf = (schema: z.ZodObject, source: string): CsvColumn<Row> => {
  const field = fieldOf(schema, source, t);
  return { heading: labelOf(field, source), value: (job) => cellText(job[source], field) };
};

/** The jobs as CSV, one line each. */
export const jobsCsv = (jobs: readonly Row[], schema: z.ZodObject = Job): Promise<string> =>
  toCsv(
    columnsOf(schema, order, leftOut).map((source) => columnOf(schema, source)),
    jobs,
  );

/** "jobs-2026-11-21", to which ".csv" is added. */
export const exportName = (now: Date): string => `jobs-${dayOf(now)}`;
