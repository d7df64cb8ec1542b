/** The line a resume introduces its owner with, and lines that only carry the name. */
import { givenNames } from './lexicon/givenNames.ts';
import { isKnownTerm } from './lexicon/phrases.ts';
import { occupationsIn } from './lexicon/titles.ts';
import { titleness } from './positions.ts';
import { headerOf, type ResumeLine } from './resumeLines.ts';
import { termsOf } from './tokens.ts';

const acronyms = new Set(
  'HR IT PR RN LPN LVN CNA CEO CFO COO CTO CIO VP SVP EVP AVP AP AR GL QA QC UX UI SEO BPO BI NOC US UK USA II III IV AE MDM PMO R&D AWS SAP ERP ETL I.T. .NET ASP.NET CPA HVAC EMT CDL ICU ER OR MDS GS-11 CAD CNC PLC'.split(
    ' ',
  ),
);

/** Capitals turned into ordinary writing: "SENIOR HR MANAGER" → "Senior HR Manager". */
export function ordinaryCase(text: string): string {
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

/** Whether a line at the top of a resume is a person's name: two to four words nobody works as. */
export function isNameLine(text: string): boolean {
  const words = text.replace(/[,.]/g, ' ').split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > 4 || headerOf(text) !== null) return false;
  if (!words.every((word) => /^\p{Lu}[\p{L}'’-]*$/u.test(word))) return false;
  if (words.length <= 3 && givenNames.has(words[0]?.toLowerCase() ?? '')) return true;
  const terms = termsOf(text);
  return occupationsIn(terms).length === 0 && titleness(text) < 2 && !terms.some(isKnownTerm);
}

/** The first line of the resume's head that is a title. */
export function readHeadline(lines: ResumeLine[]): string | null {
  for (const line of lines.slice(0, 6)) {
    if (line.isHeader) {
      if (line.section !== 'SUMMARY') break;
      continue;
    }
    if (line.text.length > 160 || isNameLine(line.text)) continue;
    const [title = ''] = line.text.split(/\s[|•·]\s/);
    if (title.length <= 90 && titleness(title) >= 2) return ordinaryCase(title.replace(/[\s,;:|-]+$/, ''));
  }
  return null;
}
