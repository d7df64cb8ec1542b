/** People who are there before a journey begins: made through the API where the forms are not what it is about. */
import type { APIResponse, Page } from '@playwright/test';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { PublicJob } from '../../../schemas/job.ts';
import type { Agreement, LegalDocument } from '../../../schemas/legal.ts';
import { mailedCode, password } from './account.ts';
import { applicant, resumeOf } from './applicant.ts';
import { expect } from './patient.ts';

export async function answerOf<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), `${response.url()} answers ${response.status()}`).toBe(true);
  return response.json();
}

/** Proves an address by the code that is mailed to it. */
export async function prove(page: Page, email: string): Promise<string> {
  await answerOf(await page.request.post('/api/v1/otp/email-verify/send', { data: { email } }));
  const data = { email, code: await mailedCode(page, email, 'EMAIL_CODE') };
  const answer = await page.request.post('/api/v1/otp/email-verify/verify', { data });
  return (await answerOf<{ verificationToken: string }>(answer)).verificationToken;
}

/** The versions in force, as registering on the page agrees to them. */
export async function agreement(page: Page): Promise<Agreement> {
  const documents = await answerOf<LegalDocument[]>(await page.request.get('/api/v1/legal-documents'));
  const versionOf = (name: string) => documents.find((one) => one.name === name)?.version ?? '';
  return { termsVersion: versionOf('TERMS'), privacyVersion: versionOf('PRIVACY') };
}

/**
 * Registers a candidate with a resume of an engineer and applies for a job.
 *
 * @param job a part of the title, enough for the search to find that job alone
 */
export async function makeApplicant(
  page: Page,
  { email, firstName, lastName, job }: Record<'email' | 'firstName' | 'lastName' | 'job', string>,
): Promise<StoredAuth> {
  const multipart = {
    candidateEmail: email,
    candidatePassword: password,
    candidateFirstName: firstName,
    candidateLastName: lastName,
    ...(await agreement(page)),
    verificationToken: await prove(page, email),
    resume: await resumeOf(applicant(email)),
  };
  const registered = await page.request.post('/api/v1/auth/register/candidate', { multipart });
  const auth = await answerOf<StoredAuth>(registered);
  const headers = { authorization: `Bearer ${auth.token}` };
  const found = await page.request.get('/api/v1/jobs', { headers, params: { q: job } });
  const [first, ...others] = await answerOf<PublicJob[]>(found);
  expect(others, `jobs found by ${job} beside the first`).toEqual([]);
  const data = { jobId: first?.id };
  await answerOf(await page.request.post('/api/v1/candidate-applications', { headers, data }));
  return auth;
}
