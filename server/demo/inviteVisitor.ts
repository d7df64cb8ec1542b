/** An offer that waits for visitors who try the product as a candidate. */

import { invite } from '../features/dailyCandidates/invite.ts';
import type { Services } from '../services/services.ts';
import { demoAccounts } from './accounts.ts';
import { openPicks } from './openPicks.ts';

const [visitor] = demoAccounts.filter(({ role }) => role === 'CANDIDATE');

/**
 * Invites the demo candidate for the newest pick that is still open to it; does nothing where there is none. No mail
 * goes out: the demo people have no mailbox.
 */
export async function inviteVisitor(services: Pick<Services, 'db' | 'clock' | 'env'>): Promise<void> {
  const pick = await openPicks(services.db)
    .select(['dailyCandidates.id', 'jobs.recruiterEmail', 'jobs.salaryMin', 'jobs.salaryMax'])
    .where('dailyCandidates.candidateEmail', '=', visitor?.email ?? '')
    .where('dailyCandidates.status', '!=', 'PASSED')
    .orderBy('dailyCandidates.date', 'desc')
    .orderBy('dailyCandidates.score', 'desc')
    .executeTakeFirst();
  if (!pick || pick.salaryMin === null || pick.salaryMax === null) return;
  await invite({ ...services, sendMail: async () => {} }, pick.id, pick.recruiterEmail, {
    salaryMin: pick.salaryMin,
    salaryMax: pick.salaryMax,
    message: 'Your work on booking services is what this team needs. Shall we talk this week?',
  });
}
