/** Guests of a job, as they come in: invited by its recruiter, and let in by a code. */
import type { JobGuest } from '../../schemas/guest.ts';
import type { TestApp } from './app.ts';
import { prove } from './proof.ts';

/** @returns the token of a new session of someone who is invited */
export async function visitAsGuest(t: TestApp, email: string): Promise<string> {
  const verificationToken = await prove(t, email);
  const { body } = await t.ask<{ token: string }>('POST /guest-sessions', {
    body: { email, verificationToken },
  });
  return body.token;
}

/** @param as the recruiter's token @returns the invitation */
export async function addGuest(t: TestApp, as: string, jobId: string, email: string): Promise<JobGuest> {
  const body = { guestName: 'Gale Guest', guestEmail: email };
  return (await t.ask<JobGuest>(`POST /jobs/${jobId}/guests`, { as, body })).body;
}
