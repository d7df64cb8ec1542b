/** Tells the candidate of a change of an application. */
import { applicationMail } from '../../mail/templates/applicationMails.ts';
import type { Stop } from '../../mail/templates/compose.ts';
import type { Services } from '../../services/services.ts';
import { addNotice, notify } from '../notices/notify.ts';
import type { Tell } from './changes.ts';

/**
 * A receipt of what they did themselves, and that they were hired, always comes by mail; other news as they want it.
 */
export const tellCandidate =
  (services: Pick<Services, 'env' | 'clock' | 'sendMail'>): Tell =>
  async (tx, application) => {
    const { jobId, candidateEmail: to, status, history } = application;
    const appUrl = services.env.APP_URL;
    const news = { to, kind: 'APPLICATION_CHANGED', jobId, candidateEmail: to } as const;
    const isOwn = history.at(-1)?.by === to;
    if (!isOwn && status !== 'HIRED') {
      const letterOf = (stop: Stop) => applicationMail(application, appUrl, stop);
      await notify(services, tx, news, { what: 'mailNews', letterOf });
      return;
    }
    if (!isOwn) await addNotice(tx, news, services.clock());
    await services.sendMail(tx, { to, letter: applicationMail(application, appUrl), onlyToAccounts: true });
  };
