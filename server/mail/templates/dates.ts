/** Days in mails: spelled out, for a mail is read days later. The day of a moment is that of UTC, where the reader's zone is not known. */
import type { Locale } from '../../../schemas/base/locales.ts';

/** "June 11, 2026" @param at a day or a moment, ISO */
export const dayOf = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

/** "Tue, Jun 2, 10:00 AM": for subjects; the mail below tells it whole, with the zone. */
export const momentOf = (at: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));
