import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobSections } from '../../resources/jobs/form/jobSections.ts';
import { allJobColumns, jobColumnOrder } from '../../resources/jobs/list/jobColumns.tsx';
import { jobsCsv } from '../../resources/jobs/list/jobsCsv.ts';
import { Job, JobFields } from '../../schemas/job.ts';
import { columnsOf, writableKeys } from '../../src/components/fields/field.ts';
import { sectionsOf } from '../../src/components/schema/sections.ts';

/** Fields that no file but a schema knows, one of each kind that fits a cell. */
const gained = {
  team: z.string().meta({ title: 'Team' }),
  remoteDays: z.int().nullable().meta({ title: 'Remote days' }),
  relocation: z.boolean().meta({ title: 'Relocation' }),
  startsOn: z.iso.date().meta({ title: 'Starts on' }),
  seenAt: z.iso.datetime().meta({ title: 'Seen' }),
  shift: z
    .enum(['DAY', 'NIGHT'])
    .meta({ title: 'Shift', ui: { choices: { DAY: 'By day', NIGHT: 'By night' } } }),
  tools: z.array(z.enum(['FORKLIFT', 'CRANE'])).meta({ title: 'Tools' }),
  keywords: z.array(z.string()).meta({ title: 'Keywords' }),
  contact: z.email().meta({ title: 'Contact' }),
  website: z.url().meta({ title: 'Website' }),
};
const values = {
  team: 'Platform',
  remoteDays: 2,
  relocation: true,
  startsOn: '2027-01-04',
  seenAt: '2026-11-20T08:00:00.000Z',
  shift: 'NIGHT',
  tools: ['FORKLIFT', 'CRANE'],
  keywords: ['graph', 'search'],
  contact: 'ana@example.com',
  website: 'https://example.com/',
};
const names = Object.keys(gained);

test('a field that no section of the form of a job names is asked for last', () => {
  const schema = z.object({ ...JobFields.shape, ...gained });
  const groups = sectionsOf(jobSections, writableKeys(schema), ['stages']);
  expect(groups.at(-1)).toEqual({ fields: names });
});

test('every field a recruiter writes has its section, so that none comes last by mistake', () => {
  expect(sectionsOf(jobSections, writableKeys(JobFields), ['stages'])).toEqual(jobSections);
});

test('a new field of a job is a column one can choose, and not shown until then', () => {
  const schema = z.object({ ...Job.shape, ...gained });
  expect(columnsOf(schema, allJobColumns, writableKeys(Job))).toEqual([...allJobColumns, ...names]);
  expect(allJobColumns).toContain('openings');
  expect(jobColumnOrder).not.toContain('openings');
});

test('the file of jobs has a new field, in the words people read', async () => {
  const schema = z.object({ ...Job.shape, ...gained });
  const file = await jobsCsv([{ title: 'Nurse', status: 'OPEN', ...values }], schema);
  const [head, row] = file.split('\r\n');
  expect(head).toMatch(/,Team,Remote days,Relocation,Starts on,Seen,Shift,Tools,Keywords,Contact,Website$/);
  expect(row).toMatch(
    /,Platform,2,Yes,2027-01-04,2026-11-20T08:00:00\.000Z,By night,FORKLIFT; CRANE,graph; search,ana@example\.com,https:\/\/example\.com\/$/,
  );
});
