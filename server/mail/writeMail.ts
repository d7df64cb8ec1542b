/** Writes mails in their recipient's language. */
import { sourceLocale } from '../../schemas/base/locales.ts';
import type { MailPart, MailPreview } from '../../schemas/mailPreview.ts';
import type { Mail, MailOrder, Voice } from '../base/mail.ts';
import { translators } from '../base/translators.ts';
import type { Database } from '../db/database.ts';

/** How someone is written to: in the language of the order or the account, and by the account's first name. */
async function voiceOf(db: Database, { to: email, locale: wanted, firstName }: MailOrder): Promise<Voice> {
  if (wanted && firstName !== undefined) return { locale: wanted, t: translators[wanted], firstName };
  const user = await db
    .selectFrom('users')
    .leftJoin('candidates', 'candidates.candidateEmail', 'users.email')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'users.email')
    .leftJoin('administrators', 'administrators.administratorEmail', 'users.email')
    .select((eb) => [
      'users.locale',
      eb.fn.coalesce('candidateFirstName', 'recruiterFirstName', 'administratorFirstName').as('firstName'),
    ])
    .where('users.email', '=', email)
    .executeTakeFirst();
  const locale = wanted ?? user?.locale ?? sourceLocale;
  return { locale, t: translators[locale], firstName: user?.firstName ?? null };
}

/** @returns the mail as it is sent; in the language of the account it goes to unless the order names another */
export async function writeMail(db: Database, order: MailOrder): Promise<Mail> {
  const voice = await voiceOf(db, order);
  const { letter, locale: _known, firstName: _read, attach, notBefore: _later, ...rest } = order;
  const { parts: _shown, ...content } = letter(voice);
  const mail = { ...content, ...rest };
  return attach ? { ...mail, attach: { ...attach, locale: voice.locale } } : mail;
}

/** Quotes as mail programs do. */
const asText = ({ kind, text }: MailPart) =>
  kind === 'QUOTE' ? text.replaceAll(/^(?=.)/gm, '> ').replaceAll(/^$/gm, '>') : text;

/** @returns the mail as someone other than its recipient may see it: nothing in it opens or stops anything of theirs */
export async function previewMail(db: Database, order: MailOrder): Promise<MailPreview> {
  const voice = await voiceOf(db, order);
  const { subject, parts } = order.letter(voice);
  const text = parts.filter(({ kind }) => kind !== 'BUTTON').map(asText);
  return { subject, parts, text: text.join('\n\n'), language: voice.locale };
}
