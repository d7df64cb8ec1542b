/** The contents of a first start: the invented people and jobs are valid, and their resumes are real files. */
import { afterAll, describe, expect, it } from 'vitest';
import { CandidateFields } from '../../schemas/candidate.ts';
import { EmployerFields } from '../../schemas/employer.ts';
import { JobFields } from '../../schemas/job.ts';
import { RecruiterFields } from '../../schemas/recruiter.ts';
import { demoAccounts } from '../../server/demo/accounts.ts';
import { demoJobs } from '../../server/demo/data/jobs.ts';
import { demoPeople } from '../../server/demo/data/people.ts';
import { daysOfDemo } from '../../server/demo/days.ts';
import { makeResumePdf } from '../../server/demo/resumePdf.ts';
import { demoEmployer, demoRecruiters } from '../../server/demo/staff.ts';
import { createResumeReader } from '../../server/files/readResume.ts';

const reader = createResumeReader();
afterAll(() => reader.close());

/** A text in which line breaks do not matter. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('the demo data', () => {
  it('has thirty people and ten jobs that the schemas accept', () => {
    for (const { profile } of demoPeople()) expect(() => CandidateFields.parse(profile)).not.toThrow();
    for (const { fields } of demoJobs()) expect(() => JobFields.parse(fields)).not.toThrow();
    for (const { fields } of demoRecruiters) expect(() => RecruiterFields.parse(fields)).not.toThrow();
    expect(() => EmployerFields.parse(demoEmployer.fields)).not.toThrow();
    expect(new Set(demoPeople().map(({ email }) => email)).size).toBe(30);
    expect(new Set(demoJobs().map(({ fields }) => fields.title)).size).toBe(10);
  });

  it('belongs to the accounts the sign-in page offers', () => {
    const emails = demoAccounts.map(({ email }) => email);
    expect(emails).toEqual([demoRecruiters[0]?.email, demoEmployer.email, demoPeople()[0]?.email]);
    expect(new Set(demoJobs().map(({ recruiterEmail }) => recruiterEmail))).toEqual(
      new Set(demoRecruiters.map(({ email }) => email)),
    );
  });

  it('has jobs in all states, most of them with the recruiter of the sign-in page', () => {
    const inState = (state: string) => demoJobs().filter(({ status }) => status === state).length;
    expect(['OPEN', 'ON_HOLD', 'DRAFT', 'CLOSED'].map(inState)).toEqual([7, 1, 1, 1]);
    const own = demoJobs().filter(({ recruiterEmail }) => recruiterEmail === demoRecruiters[0]?.email);
    expect(own.length).toBeGreaterThanOrEqual(5);
  });

  it('has someone register on the first day, on several later ones and this morning', () => {
    const days = new Set(demoPeople().map(({ registeredDaysAgo }) => registeredDaysAgo));
    expect([...days]).toEqual(expect.arrayContaining([daysOfDemo, 0]));
    expect(days.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...days)).toBe(daysOfDemo);
  });

  it('has resumes that say what the people say, in every layout', async () => {
    for (const person of demoPeople()) {
      const { kind, text, pages } = await reader.read(await makeResumePdf(person));
      expect({ kind, pages }).toEqual({ kind: 'PDF', pages: 1 });
      const said = flat(text);
      const expected = [
        person.email,
        person.headline,
        person.summary,
        ...person.skills,
        ...person.positions.flatMap(({ title, employer, points }) => [title, employer, ...points]),
        ...person.education.flatMap(({ degree, school }) => [degree, school]),
        ...(person.certifications ?? []),
      ];
      expect(expected.filter((words) => !said.includes(words))).toEqual([]);
    }
  });

  it('has the same resumes on every start', async () => {
    const [person] = demoPeople();
    expect(person && (await makeResumePdf(person))).toEqual(person && (await makeResumePdf(person)));
  });
});
