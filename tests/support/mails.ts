/** Mails as they read. */
import { sourceLocale } from '../../schemas/base/locales.ts';
import type { Letter, MailContent } from '../../server/base/mail.ts';
import { translators } from '../../server/base/translators.ts';

export const inEnglish = (letter: Letter): MailContent =>
  letter({ locale: sourceLocale, t: translators[sourceLocale] });
