/** The zone someone's clock runs in. */
import { pasted } from './pasted.ts';

/** Names of the IANA list and their older spellings, which browsers still report; no offsets, which know no summer. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

export const timeZone = pasted
  .max(60)
  .refine(isTimeZone, 'Choose a time zone such as America/New_York.')
  .meta({ title: 'Time zone' });
