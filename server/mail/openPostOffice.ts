/** Chooses where mails go. */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { devMailbox } from './devMailbox.ts';
import type { PostOffice } from './postOffice.ts';
import { smtpOffice } from './smtp.ts';

type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATABASE_URL'>;

/** Whether mails are kept for whoever sits at this machine: without a mail server, beside the embedded database only. */
export const hasDevMailbox = ({ SMTP_URL, DATABASE_URL }: MailSettings): boolean =>
  SMTP_URL === undefined && DATABASE_URL === undefined;

/** A server with a database of its own and no mail server: nothing can be sent, and the log says so. */
const nowhere: PostOffice = { name: 'nowhere', deliver: async () => {}, close: () => undefined };

export function openPostOffice(
  env: MailSettings,
  db: Database,
  clock: () => Date,
  log: FastifyBaseLogger,
): PostOffice {
  if (env.SMTP_URL !== undefined && env.MAIL_FROM !== undefined) {
    return smtpOffice(env.SMTP_URL, env.MAIL_FROM);
  }
  if (hasDevMailbox(env)) return devMailbox(db, clock);
  log.warn('No mail is sent: set SMTP_URL and MAIL_FROM. Codes and notices reach nobody until then.');
  return nowhere;
}
