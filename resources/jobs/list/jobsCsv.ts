/** Jobs as a file for spreadsheets. */
import { dayOf } from '../../../schemas/base/days.ts';
import { Job } from '../../../schemas/job.ts';
import { fieldOf, labelOf } from '../../../src/components/fields/field.ts';
import { type CsvColumn, toCsv } from '../../../src/components/lists/csv.ts';
import { t } from '../../../src/i18n/t.ts';

/** The most jobs one file holds. */
export const maxExportedJobs = 5000;

const fields = [
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

/** Headings are the labels of the schema, enums the words people read. */
const columnOf = (source: (typeof fields)[number]): CsvColumn<Job> => {
  const field = fieldOf(Job, source, t);
  const words = new Map(field.choices.map(({ id, name }) => [id, name]));
  return {
    heading: labelOf(field, source),
    value: (job) => {
      const value = job[source];
      return typeof value === 'string' ? (words.get(value) ?? value) : value;
    },
  };
};

/** The jobs as CSV, one line each. */
export const jobsCsv = (jobs: readonly Job[]): Promise<string> => toCsv(fields.map(columnOf), jobs);

/** "jobs-2026-11-21", to which ".csv" is added. */
export const exportName = (now: Date): string => `jobs-${dayOf(now)}`;
