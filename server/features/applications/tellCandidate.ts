/** Mails a change of an application to the candidate. */
import { applicationMail } from '../../mail/templates/applicationMails.ts';
import type { Services } from '../../services/services.ts';
import type { Tell } from './changes.ts';

export const tellCandidate =
  ({ env, sendMail }: Pick<Services, 'env' | 'sendMail'>): Tell =>
  (tx, application) =>
    sendMail(tx, {
      to: application.candidateEmail,
      letter: applicationMail(application, env.APP_URL),
      onlyToAccounts: true,
    });
