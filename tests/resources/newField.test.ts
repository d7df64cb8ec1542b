import { expect, test } from 'vitest';
import { z } from 'zod';
import { allJobColumns, jobColumnOrder } from '../../resources/jobs/list/jobColumns.tsx';
import { jobsCsv } from '../../resources/jobs/list/jobsCsv.ts';
import { withUi } from '../../schemas/base/fields.ts';
import { jobsCalls } from '../../schemas/calls/jobs.ts';
import { Job, JobFields } from '../../schemas/job.ts';
import { columnsOf, writableKeys } from '../../src/components/fields/field.ts';
import { fieldFilters } from '../../src/components/schema/fieldFilters.ts';
import { sectionsOf } from '../../src/components/schema/sections.ts';
import { asWritten } from '../../src/components/texts/text.ts';

/** Fields that no file but a schema knows, one of each kind. */
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
  contract: z
    .object({ months: z.int().meta({ title: 'Months' }), renewable: z.boolean() })
    .meta({ title: 'Contract' }),
  floors: z.record(z.string(), z.int()).meta({ title: 'Floors' }),
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
  contract: { months: 6, renewable: false },
  floors: { kitchen: 1, office: 2 },
};
const names = Object.keys(gained);

const titles = (schema: z.ZodObject) =>
  sectionsOf(schema, { elsewhere: ['stages'] }, asWritten).map(({ title }) => title?.());

test('a field of a job without a section is asked for last, one with a section in it', () => {
  const inPay = { bonus: withUi(z.int().meta({ title: 'Bonus' }), { section: { title: 'Pay' } }) };
  const groups = sectionsOf(
    z.object({ ...JobFields.shape, ...gained, ...inPay }),
    { elsewhere: ['stages'] },
    asWritten,
  );
  expect(groups.at(-1)).toEqual({ fields: names });
  expect(groups.find(({ title }) => title?.() === 'Pay')?.fields.at(-1)).toBe('bonus');
});

test('every field a recruiter writes has its section, so that none comes last by mistake', () => {
  expect(titles(JobFields)).toEqual(['The job', 'Pay', 'What you look for']);
});

test('a field can say its place in its section', () => {
  const schema = z.object({
    last: withUi(z.string(), { section: { title: 'One' }, order: 2 }),
    other: z.string(),
    first: withUi(z.string(), { section: { title: 'One' } }),
    very: withUi(z.string(), { section: { title: 'Two' }, order: -1 }),
  });
  const groups = sectionsOf(schema, {}, asWritten).map(({ title, fields }) => [title?.(), fields]);
  expect(groups).toEqual([
    ['One', ['first', 'last']],
    ['Two', ['very']],
    [undefined, ['other']],
  ]);
});

test('a new field of a job is a column one can choose, and not shown until then', () => {
  const schema = z.object({ ...Job.shape, ...gained });
  expect(columnsOf(schema, allJobColumns, writableKeys(Job))).toEqual([...allJobColumns, ...names]);
  expect(columnsOf(z.object({ ...gained, hidden: withUi(z.string(), { column: false }) }))).toEqual(names);
  expect(allJobColumns).toContain('openings');
  expect(jobColumnOrder).not.toContain('openings');
});

test('the file of jobs has a new field, in the words people read', async () => {
  const schema = z.object({ ...Job.shape, ...gained });
  const file = await jobsCsv([{ title: 'Nurse', status: 'OPEN', ...values }], schema);
  const [head, row] = file.split('\r\n');
  expect(head).toMatch(
    /,Team,Remote days,Relocation,Starts on,Seen,Shift,Tools,Keywords,Contact,Website,Contract,Floors$/,
  );
  expect(row).toMatch(
    /,Platform,2,Yes,2027-01-04,2026-11-20T08:00:00\.000Z,By night,FORKLIFT; CRANE,graph; search,ana@example\.com,https:\/\/example\.com\/,Months: 6; Renewable: No,kitchen: 1; office: 2$/,
  );
});

test('the filters behind the button are those of the record that the list takes, and never its id', () => {
  const filters = fieldFilters(Job, jobsCalls.myJobs.query);
  expect(filters).toContainEqual({ source: 'openings', parameters: ['openingsFrom', 'openingsTo'] });
  expect(filters).toContainEqual({ source: 'salaryUnit', parameters: ['salaryUnit'] });
  const offered = filters.map(({ source }) => source);
  for (const source of ['id', 'description', 'criteria']) expect(offered).not.toContain(source);
});
