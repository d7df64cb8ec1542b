/** Names of certificates, from the list of IT certificates. */
import type { Row } from './tables.ts';

const longest = 6;
/** Entries that are not certificates, or are ordinary words on their own. */
const unnamed = /^(?:Level \d.*|GRID|ITIL|ISACA|Certified Microsoft .*)$/;

/** The names of each as resumes write them: in full, and its abbreviation if it has one. */
export function certificateNames(rows: readonly Row[]): string[][] {
  const abbreviations = new Map<string, string>();
  const whole: string[] = [];
  for (const { name = '' } of rows) {
    const plain = name.replace('Microsoft Certified: ', 'Microsoft Certified ').replace(/ - (?=\w+$)/, ' ');
    const [, alone] = /^([A-Z]{4,6}) Certification$/.exec(plain) ?? [];
    const [, before, long] = /^([A-Z]{2,6}) - (.+)$/.exec(plain) ?? [];
    const [, longBefore, behind] = /^(.+) \(([A-Z]{3,6})\).*$/.exec(plain) ?? [];
    if (long && before) abbreviations.set(long, before);
    else if (longBefore && behind) abbreviations.set(longBefore, behind);
    else if (alone) whole.push(alone);
    else whole.push(plain);
  }
  const short = new Set(abbreviations.values());
  const names = [...abbreviations].map(([long, abbreviation]) => [
    long,
    ...(abbreviation.length > 2 ? [abbreviation] : []),
  ]);
  for (const name of new Set(whole)) {
    const isName = /\bCertif/.test(name) || /^[A-Z]{4,6}$/.test(name);
    if (isName && !unnamed.test(name) && !short.has(name) && name.split(' ').length <= longest)
      names.push([name]);
  }
  return names.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
