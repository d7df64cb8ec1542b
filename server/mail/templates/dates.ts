/** Days and moments in mails: spelled out, for a mail is read days later. Moments are told in UTC, for nobody's zone is known. */
import type { Locale } from '../../../schemas/base/locales.ts';

/** "June 11, 2026" @param at a day or a moment, ISO */
export const dayOf = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

/** "12:30 PM" */
export const timeOf = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at));
