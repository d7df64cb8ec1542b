/** Enter sends a short form and never one that is hardly finished. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Login } from '../../schemas/auth.ts';
import { CandidateFields } from '../../schemas/candidate.ts';
import { InterviewForm } from '../../schemas/interview.ts';
import { InvitationFields } from '../../schemas/invitation.ts';
import { JobFields } from '../../schemas/job.ts';
import { ResumeEntries } from '../../schemas/writtenResume.ts';
import { fieldsOf } from '../../src/components/fields/field.ts';
import { isLongForm } from '../../src/components/forms/enterKey.ts';
import { t } from '../../src/i18n/t.ts';

test.each<[string, z.ZodObject, boolean]>([
  ['a written resume', ResumeEntries, true],
  ['a job', JobFields, true],
  ['a profile', CandidateFields, true],
  ['an invitation', InvitationFields, true],
  ['times for an interview', InterviewForm, true],
  ['a sign-in', Login, false],
  ['the e-mail address alone', Login.pick({ email: true }), false],
  ['the skills alone', ResumeEntries.pick({ skills: true }), false],
])('%s', (_, schema, isLong) => {
  expect(isLongForm(fieldsOf(schema, t))).toBe(isLong);
});
