/** People of an organisation without a plan, made through the API before a journey begins. */
import type { Page } from '@playwright/test';
import type { StoredAuth } from '../../../schemas/auth.ts';
import { password } from './account.ts';
import { agreement, answerOf, prove } from './people.ts';

/** An organisation that has just registered. */
export async function makeEmployer(page: Page, email: string, employerName: string): Promise<StoredAuth> {
  const verificationToken = await prove(page, email);
  const data = {
    employerEmail: email,
    employerPassword: password,
    employerName,
    verificationToken,
    ...(await agreement(page)),
  };
  return answerOf(await page.request.post('/api/v1/auth/register/employer', { data }));
}

/** A recruiter of an organisation, let in at once by the domain of the address. */
export async function makeRecruiter(page: Page, email: string, employerName: string): Promise<StoredAuth> {
  const data = {
    recruiterEmail: email,
    recruiterPassword: password,
    recruiterFirstName: 'Ines',
    recruiterLastName: 'Falk',
    employerName,
    verificationToken: await prove(page, email),
    ...(await agreement(page)),
  };
  return answerOf(await page.request.post('/api/v1/auth/register/recruiter', { data }));
}
