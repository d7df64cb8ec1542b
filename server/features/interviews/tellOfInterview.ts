/** Tells both sides of an interview: in the list of notices, and by mail, since calendars depend on it. */
import type { NoticeKind } from '../../../schemas/notice.ts';
import type { Letter } from '../../base/mail.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { addNotice } from '../notices/notify.ts';
import type { KnownInterview } from './selectInterviews.ts';

type Needed = Pick<Services, 'clock' | 'sendMail'>;

/** @param kind of the notice; null for what they did themselves */
export async function tellCandidate(
  { clock, sendMail }: Needed,
  tx: Database,
  { candidateEmail: to, jobId }: KnownInterview,
  kind: NoticeKind | null,
  letter: Letter,
): Promise<void> {
  if (kind !== null) await addNotice(tx, { to, kind, jobId, candidateEmail: to }, clock());
  await sendMail(tx, { to, letter, onlyToAccounts: true });
}

/**
 * A suspended recruiter reads nothing of candidates, by mail neither.
 *
 * @param kind of the notice; null for what they did themselves, or is not to name anyone
 */
export async function tellRecruiter(
  { clock, sendMail }: Needed,
  tx: Database,
  { recruiterEmail: to, recruiterStatus, jobId, candidateEmail }: KnownInterview,
  kind: NoticeKind | null,
  letter: Letter,
): Promise<void> {
  if (recruiterStatus !== 'ACTIVE') return;
  if (kind !== null) await addNotice(tx, { to, kind, jobId, candidateEmail }, clock());
  await sendMail(tx, { to, letter, onlyToAccounts: true });
}
