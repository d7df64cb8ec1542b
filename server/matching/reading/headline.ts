/** The line a resume introduces its owner with, and lines that only carry the name. */

import { countryOfTown } from '../places/gazetteer.ts';
import { isPlace, isRegion } from '../places/regions.ts';
import { givenNames } from '../vocabulary/general.ts';
import { isKnownTerm } from '../vocabulary/phrases.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf, tokenise } from '../vocabulary/tokens.ts';
import { partsOf } from './parts.ts';
import { plainTitle } from './plainTitle.ts';
import type { ResumeLine } from './resumeLines.ts';
import { headerOf } from './sections.ts';
import { isTelling, titleness } from './titleness.ts';

const acronyms = new Set(
  'HR IT PR RN LPN LVN CNA CEO CFO COO CTO CIO VP SVP EVP AVP AP AR GL QA QC UX UI SEO BPO BI NOC US UK USA II III IV AE MDM PMO R&D AWS SAP ERP ETL I.T. .NET ASP.NET CPA HVAC EMT CDL ICU ER OR MDS GS-11 CAD CNC PLC'.split(
    ' ',
  ),
);

/** Capitals turned into ordinary writing: "SENIOR HR MANAGER" → "Senior HR Manager". */
function ordinaryCase(text: string): string {
  if (/[a-z]/.test(text)) return text;
  return text
    .split(' ')
    .map((word, index) => {
      const bare = word.replace(/[^A-Z&.\d-]/g, '');
      if (acronyms.has(bare)) return word;
      if (index > 0 && /^(?:OF|AND|THE|FOR|IN|TO|AT|ON|WITH)$/.test(word)) return word.toLowerCase();
      return word
        .toLowerCase()
        .replace(/(^|[^a-z'])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join(' ');
}

/** The list of given names leaves out names of states. */
const isGivenName = (word: string) =>
  givenNames.has(word.toLowerCase()) || /^(?:georgia|virginia|carolina|dakota|montana)$/i.test(word);

/** Whether a line at the top of a resume is a person's name: two to four words nobody works as. */
export function isNameLine(text: string): boolean {
  const words = text.replace(/[,.]/g, ' ').split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > 4 || headerOf(text) !== null) return false;
  if (!words.every((word) => /^\p{Lu}[\p{L}'’-]*$/u.test(word))) return false;
  // "La Paz, Bolivia" is a place, "Smith, Georgia" a person.
  const [town = '', ...behind] = text.split(',');
  const isTown = !isGivenName(words.at(-1) ?? '') || countryOfTown(town) !== null;
  if (behind.length > 0 && isPlace(text) && isTown) return false;
  if (words.length <= 3 && givenNames.has(words[0]?.toLowerCase() ?? '')) return true;
  const terms = termsOf(text);
  return occupationsIn(terms).length === 0 && titleness(text) < 2 && !terms.some(isKnownTerm);
}

/** A line's title without the employer, the town or the skills behind it. */
function titleOfLine(line: ResumeLine): string | null {
  const [title] = partsOf(line.marked, 0)
    .filter(({ isPlace, text }) => !isPlace && text.length <= 90)
    .toSorted((a, b) => b.title - a.title);
  return title && title.title >= 2 && !isTelling(title.text) && !isRegion(title.text.split(', ').at(-1) ?? '')
    ? ordinaryCase(plainTitle(title.text.replace(/[\s,;:|-]+$/, ''))) || null
    : null;
}

const wanted =
  /\b(?:seeking|looking for|to obtain|obtain|secure|pursue|position (?:as|of)|role (?:as|of)|career as|work as|apply(?:ing)? for|busco|puesto de|trabajar como)\s(?:an?\s|the\s|una?\s)?(?:challenging\s|full[- ]time\s|part[- ]time\s|permanent\s|new\s|rewarding\s)*(?:position|role|job|career|opportunity|puesto)?\s?(?:as\s|of\s|for\s|como\s|de\s)?(?:an?\s|the\s|una?\s)?([\p{L}/& -]{4,60}?)(?=\s(?:position|role|job|in|at|with|where|within|to|that|opportunity|en|con|donde)\b|[.,;]|$)/iu;

/** The work an objective asks for: "Seeking a position as a dental assistant". */
function wantedTitle(lines: readonly ResumeLine[]): string | null {
  for (const { section, text } of lines) {
    if (section !== 'SUMMARY' && section !== 'TOP') continue;
    const title = wanted.exec(text.slice(0, 400))?.[1]?.trim();
    if (title && titleness(title) >= 2) return ordinaryCase(title);
  }
  return null;
}

const introduced =
  /^(?:(?:an?|the|i am an?|i'm an?|soy)\s)?((?:[\p{L}/&+#.'-]+\s){0,5}?[\p{L}/&+#'-]{3,30})(?=\s(?:with|who|having|offering|experienced|skilled|specializ|specialis|holding|looking|bringing|con|de \d)|,|\.)/iu;

/** The summary's name for its owner: "Experienced litigation paralegal with eight years in …". */
function introducedTitle(lines: readonly ResumeLine[]): string | null {
  for (const { section, text, isHeader } of lines) {
    if (isHeader || section !== 'SUMMARY') continue;
    const title = introduced.exec(text)?.[1]?.replace(qualities, '').trim();
    if (title && titleness(title) >= 1.5) return ordinaryCase(title.charAt(0).toUpperCase() + title.slice(1));
  }
  return null;
}

const qualities =
  /^(?:(?:highly|very|an?|experienced|dedicated|motivated|passionate|dynamic|accomplished|skilled|driven|seasoned|professional|creative|reliable|hardworking|hard-working|results[- ](?:driven|oriented)|detail[- ]oriented|self[- ]motivated|enthusiastic|energetic|competent|talented|qualified|proven|certified|licensed|innovative|versatile|organized|and|&)\s)+/i;

/** Titles the resume mentions most: the last resort of one without a headline, positions or an objective. */
function mentionedTitle(lines: readonly ResumeLine[]): string | null {
  const counts = new Map<string, { count: number; title: string }>();
  for (const { text, isHeader } of lines) {
    if (isHeader) continue;
    const { terms, starts, ends } = tokenise(text.slice(0, 1000));
    let at = 0;
    for (; at < terms.length; at += 1) {
      const [hit] = occupationsIn(terms.slice(at, at + 5));
      if (!hit || occupationsIn(terms.slice(at, at + 1)).length + hit.length < 2) continue;
      const title = text.slice(starts[at], ends[Math.min(ends.length, at + hit.length) - 1]);
      if (titleness(title) < 3 || /[,;]|s$/.test(title)) continue;
      const known = counts.get(hit.occupation.name) ?? { count: 0, title };
      known.count += 1;
      counts.set(hit.occupation.name, known);
    }
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  // Named once it may be whom one worked with.
  return most && most.count > 1
    ? ordinaryCase(most.title.charAt(0).toUpperCase() + most.title.slice(1))
    : null;
}

/** How many lines at the top may hold the headline. */
const headLines = 10;
const appliedFor =
  /^(?:puesto solicitado|empleo deseado|job applied for|position applied for|preferred job|desired (?:job|position)|position)\s?[:\s]\s*(\p{L}.{3,80})$/iu;

/**
 * A resume owner's work: the line below the name, else the present or newest title, else what the objective asks
 * for or the summary calls them, else the title that is mentioned most.
 * @param held titles of the positions, newest first.
 */
export function readHeadline(lines: ResumeLine[], held: readonly string[]): string | null {
  for (const line of lines.slice(0, headLines)) {
    if (line.isHeader) {
      if (line.section === 'SUMMARY' || line.section === 'OTHER') continue;
      if (/^(?:curriculum|resume|cv\b)/i.test(line.text)) continue;
      break;
    }
    const applied = appliedFor.exec(line.text)?.[1];
    if (applied && titleness(applied) >= 1) return ordinaryCase(applied);
    if (line.text.length > 160 || isNameLine(line.text)) continue;
    const title = titleOfLine(line);
    if (title !== null) return title;
  }
  return held[0] ?? wantedTitle(lines) ?? introducedTitle(lines) ?? mentionedTitle(lines);
}
