/** Writes mails in their recipient's language. */
import { type Locale, sourceLocale } from '../../schemas/base/locales.ts';
import type { Mail, MailOrder } from '../base/mail.ts';
import { translators } from '../base/translators.ts';
import type { Database } from '../db/database.ts';

async function localeOf(db: Database, email: string): Promise<Locale> {
  const user = await db.selectFrom('users').select('locale').where('email', '=', email).executeTakeFirst();
  return user?.locale ?? sourceLocale;
}

/** @returns the mail as it is sent; in the language of the account it goes to unless another one is told */
export async function writeMail(
  db: Database,
  { letter, locale: told, attach, notBefore: _, ...rest }: MailOrder,
): Promise<Mail> {
  const locale = told ?? (await localeOf(db, rest.to));
  const mail = { ...letter({ locale, t: translators[locale] }), ...rest };
  return attach ? { ...mail, attach: { ...attach, locale } } : mail;
}
