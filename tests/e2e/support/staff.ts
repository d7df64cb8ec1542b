/** People of an organisation without a plan, made through the API before a journey begins. */
import type { Page } from '@playwright/test';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { CompanyDomain } from '../../../schemas/companyDomain.ts';
import { password } from './account.ts';
import { agreement, answerOf, prove } from './people.ts';

/** An organisation that has just registered, and proved the domain of the address: here checking it is a trial. */
export async function makeEmployer(page: Page, email: string, employerName: string): Promise<StoredAuth> {
  const verificationToken = await prove(page, email);
  const data = {
    employerEmail: email,
    employerPassword: password,
    employerName,
    verificationToken,
    ...(await agreement(page)),
  };
  const auth = await answerOf<StoredAuth>(
    await page.request.post('/api/v1/auth/register/employer', { data }),
  );
  const headers = { authorization: `Bearer ${auth.token}` };
  const entered = await page.request.get('/api/v1/company-domains', { headers });
  for (const { id } of await answerOf<CompanyDomain[]>(entered))
    await answerOf(await page.request.post(`/api/v1/company-domains/${id}/check`, { headers }));
  return auth;
}

/** A recruiter of an organisation, let in at once by the proved domain of the address. */
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
