/** An employer whose recruiter has jobs, and the pages of those as the public gets them. */
import { beforeAll, beforeEach, expect } from 'vitest';
import type { Job, JobFields } from '../../schemas/job.ts';
import { publicJobPath } from '../../schemas/publicJobPath.ts';
import type { JobRow } from '../../server/db/tables.ts';
import { createJob } from '../../server/features/jobs/createJob.ts';
import { createJobRenderer } from '../../src/site/prerender/renderJob.tsx';
import { type TestApp, testApp } from './app.ts';
import { addEmployer, addRecruiter } from './people.ts';
import { written } from './scene.ts';

export const recruiter = 'robin@bakery.example';
export const employer = 'boss@bakery.example';

/** The pages as the build renders them, in the smallest of documents. */
const jobPages = async () => ({
  render: await createJobRenderer(),
  document: (locale: string) =>
    `<!doctype html><html lang="${locale}"><head><!--job-head--></head><body><!--job--></body></html>`,
});

/** Call it at the top of a test file: each test begins on 1 June without a job of the recruiter's. */
export function publicJobs() {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({}, { jobPages: await jobPages() });
    await addEmployer(t.db, employer, {
      employerName: 'Corner & Bakery',
      employerWebsite: 'https://bakery.example/',
      employerCity: 'Portland',
      employerState: 'OR',
      employerCountry: 'US',
    });
    await addRecruiter(t.db, recruiter, employer);
  });
  beforeEach(async () => {
    t.time.now = new Date('2026-06-01T12:00:00.000Z');
    await t.db.deleteFrom('jobs').where('recruiterEmail', '=', recruiter).execute();
  });

  /** A job that has been open since May. */
  async function addJob(fields: Partial<JobFields> = {}, row: Partial<JobRow> = {}): Promise<Job> {
    const job = await createJob(t.db, recruiter, written({ title: 'Pastry Chef', ...fields }), t.time.now);
    await t.db
      .updateTable('jobs')
      .set({ status: 'OPEN', openedAt: '2026-05-20T08:00:00.000Z', ...row })
      .where('id', '=', job.id)
      .execute();
    return job;
  }

  const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });
  const pageOf = async (job: Job, headers?: Record<string, string>) => {
    const answer = await get(publicJobPath(job), headers);
    expect(answer.statusCode).toBe(200);
    return answer.body;
  };

  /** The page's data for machines. */
  async function postingOf(job: Job): Promise<Record<string, unknown>> {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await pageOf(job)) ?? [];
    return JSON.parse(json) as Record<string, unknown>;
  }

  return { current: () => t, origin: () => t.services.env.APP_URL, addJob, get, pageOf, postingOf };
}
