/** The languages someone says they speak, with how well. */
import type { LanguageFact } from '../../../schemas/facts.ts';
import { cut } from '../text/quote.ts';
import { plainWord } from '../vocabulary/roleWords.ts';
import type { ResumeLine } from './resumeLines.ts';

/** ISO 639 codes of languages resumes name; `Intl.DisplayNames` has no list of them. */
const codes =
  'en es fr de it pt nl sv da no fi is pl cs sk hu ro bg hr sr sl bs mk sq el tr ru uk be lt lv et ga cy ca eu gl ar he fa ur hi ' +
  'bn pa gu mr ta te kn ml or as ne si my th lo km vi id ms tl zh yue ja ko mn ka hy az kk uz sw am so ha yo ig zu xh af ht ' +
  'la eo mt lb';
const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });
const inSpanish = new Intl.DisplayNames(['es'], { type: 'language' });

const languages = new Map<string, string>();
for (const code of codes.split(' ')) {
  const name = inEnglish.of(code) ?? code;
  languages.set(plainWord(name), name);
  languages.set(plainWord(inSpanish.of(code) ?? code), name);
}
for (const [written, name] of [
  ['mandarin', 'Chinese'],
  ['mandarin chinese', 'Chinese'],
  ['farsi', 'Persian'],
  ['tagalog', 'Filipino'],
  ['castellano', 'Spanish'],
  ['espanol', 'Spanish'],
  ['oriya', 'Odia'],
  ['flemish', 'Dutch'],
  ['deutsch', 'German'],
  ['englisch', 'English'],
  ['franzosisch', 'French'],
  ['spanisch', 'Spanish'],
] as const)
  languages.set(written, name);

/** Whether a word names a language other than English. */
export const isForeignLanguage = (word: string): boolean => {
  const name = languages.get(plainWord(word));
  return name !== undefined && name !== 'English';
};

const names = [...languages.keys()].sort((a, b) => b.length - a.length).join('|');
const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'giu');
const levelWords =
  /native(?: or bilingual)?(?: speaker| proficiency)?|mother tongue|bilingual|fluent(?:ly)?|fluency|full professional(?: proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|proficient|conversational|intermediate|upper[- ]intermediate|advanced|basic|beginner|good|excellent|working knowledge|(?<![\p{L}\d])[abc][12](?:\+)?(?![\p{L}\d])|nativ[oa]|lengua materna|biling[uü]e|fluido|avanzado|intermedio|b[aá]sico|alto|medio|bajo|muttersprache|fließend|verhandlungssicher|grundkenntnisse|gute kenntnisse/iu;
const cue =
  /\b(?:languages?(?: known| spoken| proficiency)?|idiomas?|mother tongue(?:\(s\))?|lengua materna|other languages?(?:\(s\))?|sprachen|speak|speaks|spoken|fluent|native|bilingual)\b/i;
/** Programming has languages, too. */
const programming = /\b(?:java|python|c\+\+|html|sql|php|javascript|programming|\.net|scripting)\b/i;

/** "Portuguese   C1   C1   B2": a row of a table of levels, one for each way of using a language. */
const levelRow = new RegExp(`^(${names})\\s+((?:[abc][12]\\b[\\s,|/]*){2,})`, 'iu');

/** The levels of such a row, each once. */
const levelsIn = (row: string) => [...new Set(row.toUpperCase().match(/[ABC][12]/g) ?? [])].join('/');

/** The languages of a resume: of its section of languages, and of lines that say "Languages:" or "fluent in". */
export function readLanguages(lines: readonly ResumeLine[]): LanguageFact[] {
  const found = new Map<string, LanguageFact>();
  lines.forEach((line, index) => {
    if (line.isHeader || line.text.length > 300) return;
    const [, rowName = '', row] = levelRow.exec(plainWord(line.text)) ?? [];
    const ofRow = languages.get(rowName.toLowerCase());
    if (ofRow && row) {
      if (!found.has(ofRow)) found.set(ofRow, { name: ofRow, level: levelsIn(row), quote: cut(line.raw) });
      return;
    }
    const inSection = line.section === 'LANGUAGES';
    if (!inSection && (!cue.test(line.text) || line.section === 'EDUCATION')) return;
    if (!inSection && line.text.length > 160 && !/\b(?:fluent|native|bilingual)\b/i.test(line.text)) return;
    const plain = plainWord(line.text);
    if (programming.test(plain)) return;
    const hits = [...plain.matchAll(named)];
    hits.forEach(({ index: at, 0: written }, nth) => {
      const name = languages.get(written.toLowerCase());
      if (!name || found.has(name)) return;
      const behind = plain.slice(at + written.length, hits[nth + 1]?.index ?? at + written.length + 60);
      const next = lines[index + 1];
      const below =
        inSection &&
        hits.length === 1 &&
        next &&
        !next.isHeader &&
        next.text.length < 60 &&
        plain.trim() === written
          ? next
          : null;
      const before = plain.slice(Math.max(0, at - 25), at);
      const own = levelWords.exec(behind)?.[0] ?? (nth === 0 ? levelWords.exec(before)?.[0] : undefined);
      const lower =
        below && languages.get(plainWord(below.text)) === undefined
          ? levelWords.exec(plainWord(below.text))?.[0]
          : undefined;
      const level = own ?? lower ?? null;
      found.set(name, {
        name,
        level,
        quote: cut(own || !lower ? line.raw : `${line.raw} ${below?.raw ?? ''}`),
      });
    });
  });
  return [...found.values()].slice(0, 12);
}
