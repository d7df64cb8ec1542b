/** Hands out the mails about an interview. */
import type { Letter } from '../../base/mail.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import type { KnownInterview } from './selectInterviews.ts';

export const tellCandidate = (
  { sendMail }: Pick<Services, 'sendMail'>,
  tx: Database,
  { candidateEmail }: KnownInterview,
  letter: Letter,
): Promise<void> => sendMail(tx, { to: candidateEmail, letter, onlyToAccounts: true });

/** A suspended recruiter reads nothing of candidates, by mail neither. */
export async function tellRecruiter(
  { sendMail }: Pick<Services, 'sendMail'>,
  tx: Database,
  { recruiterEmail, recruiterStatus }: KnownInterview,
  letter: Letter,
): Promise<void> {
  if (recruiterStatus !== 'ACTIVE') return;
  await sendMail(tx, { to: recruiterEmail, letter, onlyToAccounts: true });
}
