/** Moments as words in a named time zone, for times that people have to keep. */

/** "Tuesday, June 2, 2026, 10:00 AM GMT+2": with the zone's own difference at that moment, summer or winter. */
export const zonedWords = (at: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' },
  }).format(new Date(at));

/** "Europe/Madrid" as people read it: the place, without the underscores of the list. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');
