/** The zone of the browser, by its name in the IANA list. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
