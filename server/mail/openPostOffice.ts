/** Chooses where mails go. */

import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import { devMailbox } from './devMailbox.ts';
import type { PostOffice } from './postOffice.ts';
import { smtpOffice } from './smtp.ts';

type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATABASE_URL'>;

/** Whether mails are kept for the person at this machine: without a mail server, beside the embedded database only. */
export const hasDevMailbox = ({ SMTP_URL, DATABASE_URL }: MailSettings): boolean =>
  SMTP_URL === undefined && DATABASE_URL === undefined;

/** Whether mails reach anyone. Where they do not they wait, and nothing is begun that needs one at once. */
export const sendsMail = (settings: MailSettings): boolean =>
  settings.SMTP_URL !== undefined || hasDevMailbox(settings);

/** @returns null where mails reach nobody */
export function openPostOffice(env: MailSettings, db: Database, clock: () => Date): PostOffice | null {
  if (env.SMTP_URL !== undefined && env.MAIL_FROM !== undefined) {
    return smtpOffice(env.SMTP_URL, env.MAIL_FROM);
  }
  if (hasDevMailbox(env)) return devMailbox(db, clock);
  return null;
}
