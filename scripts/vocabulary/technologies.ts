/** Names of technologies that resumes and postings mention, from O*NET. */
import { textsOf } from './spanish.ts';
import type { Row } from './tables.ts';

/** A technology of so many occupations is known by its name, one that employers ask for often anyway. */
const leastOccupations = 4;
/** Makers whose products are called by their own names too: "Photoshop". */
const makers =
  /^(?:Adobe(?: Systems)?|Microsoft|Apple|Google|Amazon Web Services|Amazon|Oracle|Apache|IBM|Atlassian|Autodesk|Intuit|Cisco|SAP|VMware|Red Hat|The MathWorks|MathWorks|Citrix|Salesforce|Facebook|Meta|Splunk|Dassault Systemes|Bentley|Trimble|Hewlett Packard|HP|McAfee|Symantec|Epic Systems|Cerner|Blackbaud|Sage|Oracle JD|Unity Technologies|IBM SPSS) /;
/** Kinds of software, which are no names. */
const kinds =
  /\b(?:software|systems?|programs?|tools?|applications?|databases?|platforms?|technology|technologies|websites?|browsers?)$/i;

/** Products with and without their maker's name, in order. */
export function technologyNames(
  technologies: readonly Row[],
  texts: readonly Row[],
  noNames: readonly Row[],
): string[] {
  const left = new Set(noNames.map(({ word }) => word));
  // A word that stands in descriptions of work is no name where it stands alone.
  const ordinary = new Set(
    textsOf(texts, ['title', 'label', 'description']).flatMap(
      (text) => text.toLowerCase().match(/[a-z]+/g) ?? [],
    ),
  );
  const count = new Map<string, { times: number; hot: boolean }>();
  for (const { technology = '', hot } of technologies) {
    const known = count.get(technology) ?? { times: 0, hot: false };
    count.set(technology, { times: known.times + 1, hot: known.hot || hot === 'Y' });
  }
  const names = new Set<string>();
  const add = (name: string) => {
    const words = name.split(' ');
    // A name with its abbreviation behind is how the table tells them apart; nobody writes both.
    if (left.has(name) || /[a-z] [A-Z]{2,6}$/.test(name)) return;
    const isOrdinary = words.every((word) => ordinary.has(word.toLowerCase()));
    if (/[|,]/.test(name) || name.length < 3 || words.length > 5 || !/[A-Z]/.test(name)) return;
    if (words.length === 1 && (isOrdinary || name.length < 4)) return;
    if (isOrdinary && !/^[A-Z].* [A-Z]/.test(name)) return;
    names.add(name.trim());
  };
  for (const [technology, { times, hot }] of count) {
    if (!hot && times < leastOccupations) continue;
    const plain = technology.replace(/ software$/, '');
    if (kinds.test(technology) && !/[A-Z].*[A-Z]/.test(plain)) continue;
    add(plain);
    add(plain.replace(makers, ''));
  }
  return [...names].sort();
}
