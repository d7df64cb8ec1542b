/** Tells the candidate of a change of an application. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import { applicationMail } from '../../mail/templates/applicationMails.ts';
import type { Stop } from '../../mail/templates/compose.ts';
import type { Services } from '../../services/services.ts';
import { addNotice, notify } from '../notices/notify.ts';
import type { Tell } from './changes.ts';

/** Whose name is under a rejection: the recruiter's who wrote it, or the company's alone where a program did. */
type SignedBy = 'RECRUITER' | 'COMPANY';

/** @returns null for a change that nobody in particular signs */
async function signerOf(
  tx: Database,
  { status, history }: CandidateApplication,
  signedBy: SignedBy,
): Promise<string | null> {
  const by = history.at(-1)?.by;
  if (status !== 'REJECTED' || signedBy === 'COMPANY' || by === undefined) return null;
  const signer = await tx
    .selectFrom('recruiters')
    .where('recruiterEmail', '=', by)
    .select(recruiterName().as('name'))
    .executeTakeFirst();
  return signer?.name ?? null;
}

const newsOf = ({ jobId, candidateEmail }: CandidateApplication) =>
  ({ to: candidateEmail, kind: 'APPLICATION_CHANGED', jobId, candidateEmail }) as const;

/** Leaves the e-mail out, as its recruiter chose; the candidate finds the notice in the product. */
export const tellWithoutMail =
  ({ clock }: Pick<Services, 'clock'>): Tell =>
  async (tx, application) => {
    await addNotice(tx, newsOf(application), clock());
  };

/**
 * A receipt of what they did themselves, and that they were hired, always comes by mail; other news as they want it.
 */
export const tellCandidate =
  (services: Pick<Services, 'env' | 'clock' | 'sendMail'>, signedBy: SignedBy = 'RECRUITER'): Tell =>
  async (tx, application) => {
    const { candidateEmail: to, status, history } = application;
    const appUrl = services.env.APP_URL;
    const news = newsOf(application);
    const isOwn = history.at(-1)?.by === to;
    const isNew = history.length <= 1;
    const about = { ...application, isNew, recruiterName: await signerOf(tx, application, signedBy) };
    if (!isOwn && status !== 'HIRED') {
      const letterOf = (stop: Stop) => applicationMail(about, appUrl, stop);
      await notify(services, tx, news, { what: 'mailNews', letterOf });
      return;
    }
    if (!isOwn) await addNotice(tx, news, services.clock());
    await services.sendMail(tx, { to, letter: applicationMail(about, appUrl), onlyToAccounts: true });
  };
