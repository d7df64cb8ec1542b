/** Tells a candidate that an invitation cannot be answered any more. */
import type { Database } from '../../db/database.ts';
import { invitationWithdrawnMail } from '../../mail/templates/invitationMails.ts';
import type { Services } from '../../services/services.ts';
import { markSeen } from '../notices/notify.ts';
import { invitationPeople } from './invitationPeople.ts';

export async function tellOfWithdrawnInvitation(
  { clock, env, sendMail }: Pick<Services, 'clock' | 'env' | 'sendMail'>,
  tx: Database,
  id: string,
): Promise<void> {
  const people = await invitationPeople(tx, id);
  const { jobId, candidateEmail: to } = people;
  // There is nothing left to answer.
  await markSeen(tx, { to, kind: 'INVITED', jobId, candidateEmail: to }, clock());
  const letter = invitationWithdrawnMail({ ...people, appUrl: env.APP_URL });
  await sendMail(tx, { to, letter, onlyToAccounts: true });
}
