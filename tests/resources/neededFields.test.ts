/** No form lacks a field that it could not be sent without. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { staffProfiles } from '../../resources/profile/staffProfiles.ts';
import { jobsCalls } from '../../schemas/calls/jobs.ts';
import { messageTemplatesCalls } from '../../schemas/calls/messageTemplates.ts';
import { noticesCalls } from '../../schemas/calls/notices.ts';
import { peopleCalls } from '../../schemas/calls/people.ts';
import { CandidateFields } from '../../schemas/candidate.ts';
import { JobFields } from '../../schemas/job.ts';
import { MessageTemplateFields } from '../../schemas/messageTemplate.ts';
import { askedOf } from '../../schemas/notice.ts';
import { neededFields } from '../../src/components/fields/field.ts';
import { formLayout, sectionsOf } from '../../src/components/schema/sections.ts';
import { asWritten } from '../../src/components/texts/text.ts';

interface DeclaredForm {
  file: string;
  schema: z.ZodObject;
  /** The body it is sent as. */
  body: z.ZodObject;
  elsewhere?: readonly string[];
}

/** Every form of a record, as its screen declares it. */
const forms: readonly DeclaredForm[] = [
  {
    file: 'resources/jobs/form/JobForm.tsx',
    schema: JobFields,
    body: jobsCalls.createJob.body,
    elsewhere: ['stages'],
  },
  {
    file: 'resources/message-templates/TemplateForm.tsx',
    schema: MessageTemplateFields,
    body: messageTemplatesCalls.createMessageTemplate.body,
  },
  ...Object.values(askedOf).map((schema) => ({
    file: 'resources/notices/NoticeSettingsForm.tsx',
    schema,
    body: noticesCalls.updateNoticeSettings.body,
  })),
  {
    file: 'resources/profile/CandidateProfileEdit.tsx',
    schema: CandidateFields,
    body: peopleCalls.updateCandidate.body,
  },
  {
    file: 'resources/profile/StaffProfilePage.tsx',
    schema: staffProfiles.RECRUITER.fields,
    body: peopleCalls.updateRecruiter.body,
  },
  {
    file: 'resources/profile/StaffProfilePage.tsx',
    schema: staffProfiles.EMPLOYER.fields,
    body: peopleCalls.updateEmployer.body,
  },
];

afterEach(() => vi.unstubAllEnvs());

test('every screen with the form of a record is looked at here, and says no list of its fields', async () => {
  const files = await Array.fromAsync(glob('resources/**/*.tsx'));
  const screens = files.filter((file) => readFileSync(file, 'utf8').includes('<SchemaForm'));
  expect(screens.sort()).toEqual([...new Set(forms.map(({ file }) => file))].sort());
  for (const { file, elsewhere = [] } of forms) {
    const text = readFileSync(file, 'utf8');
    const [form = ''] = /<SchemaForm[^>]*/s.exec(text) ?? [];
    expect(form).not.toMatch(/\b(fields|sections)=/);
    expect(/elsewhere=\{\[(.*?)\]\}/.exec(form)?.[1] ?? '').toBe(
      elsewhere.map((name) => `'${name}'`).join(', '),
    );
  }
});

test.each(forms)('the form of $file asks for all that its call needs', ({ schema, body, elsewhere = [] }) => {
  const layout = formLayout({ elsewhere }, neededFields(schema));
  const asked = sectionsOf(schema, layout, asWritten).flatMap(({ fields }) => fields);
  expect(asked).toEqual(expect.arrayContaining(neededFields(schema)));
  expect(asked).toEqual(expect.arrayContaining(neededFields(body)));
});

const Boat = z.object({ name: z.string(), crew: z.int(), note: z.string().optional() });

test('a list of fields that does not know of a needed one does not leave it out', () => {
  expect(formLayout({ fields: ['note', 'name'] }, neededFields(Boat)).fields).toEqual([
    'note',
    'name',
    'crew',
  ]);
  expect(formLayout({ fields: ['note'] }, neededFields(Boat, { name: 'Ada', crew: 4 })).fields).toEqual([
    'note',
  ]);
});

test('a needed field left to others is refused in development, and asked for all the same in production', () => {
  const layout = { elsewhere: ['crew', 'note'] };
  expect(() => formLayout(layout, neededFields(Boat))).toThrow('The form needs crew');
  vi.stubEnv('NODE_ENV', 'production');
  expect(formLayout(layout, neededFields(Boat)).elsewhere).toEqual(['note']);
  expect(formLayout(layout, neededFields(Boat, { crew: 4 })).elsewhere).toEqual(['crew', 'note']);
});
