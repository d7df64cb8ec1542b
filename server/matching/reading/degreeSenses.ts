/**
 * Where the name of a degree is one. Letters that are words of a trade as well, such as LLM, BA or MA, are a degree only
 * beside a school or a subject, or where education is told of; and even there not as a state, a product or a role.
 */
import { countryOfTown, isCity } from '../places/gazetteer.ts';
import { isTown } from '../places/regions.ts';
import { isRoleWord } from '../vocabulary/roleWords.ts';
import { namesSchool } from './degreeNames.ts';
import { isSubject } from './studyField.ts';

/** Letters that are degrees and much else. With stops between them they are always meant as degrees. */
const letters =
  'LLM LLB MA BA AA AS AB AE MS BS BE ME MD JD DO OD DBA MPA MPP MPH MIM MHA MFA BFA MAT MPS MMS MCA BCA BIT BL BN BCS BPT ' +
  'BDS BMS BBM BHM AAS AOS AGS ADN ASN DMD DDS DNP DPT BTS DUT VCE GCE HNC HND OND ESO BUP PUC ISC SSC HSC';
const written = new RegExp(
  `(?<![\\p{L}\\p{N}.&])(?:${letters.replaceAll(' ', '|')})(?![\\p{L}\\p{N}.&])`,
  'gu',
);

/** Words behind the letters that make them a product or a name. */
const products: Readonly<Record<string, string>> = {
  MS: 'office word excel project access outlook powerpoint windows sql dos teams dynamics azure visio sharepoint exchange publisher onenote planner forms intune server crm paint edge bi store visual',
  JD: 'edwards power',
  MD: 'anderson',
  AA: 'meeting meetings batteries sponsor level compliance',
  BS: 'en iso iec',
  GCE: 'compute clusters instances',
};

const states: ReadonlySet<string> = new Set(['MA', 'MD', 'ME', 'MS']);

/** Small words that may stand behind a degree's letters. */
const joining = new Set(
  'in of from at with and or degree degrees en de del con y e hons honours honors by through via minor major'.split(
    ' ',
  ),
);
/** Words before letters that stand for a role: "Lead BA", "IT BA". */
const ranked =
  /\b(?:(?:to|level|grade|rated|class)(?:\s\p{Lu}+)?|lead|senior|sr\.?|junior|jr\.?|it|technical|agile|principal|staff|head|certified|an?|the|our|their|your)\s$/iu;
const ownName = /\b(?:bachelors?|masters?|associates?|doctors?|juris|laws?|diploma)\b/i;

/** "Boston, MA", "Portland ME 04101". */
function isState(letters: string, before: string, after: string): boolean {
  if (!states.has(letters)) return false;
  const [, place = '', joint = ''] = /([^,|•·()\t]*?)(\s?,\s?|\s)$/.exec(before) ?? [];
  const name = place.replace(/^.*(?:\d|\s[-–])\s/, '').trim();
  const words = name.split(' ');
  const tails = words.map((_, at) => words.slice(at).join(' ')).filter((tail) => /^\p{Lu}/u.test(tail));
  const isPlace = tails.some((tail) => countryOfTown(tail) !== null || isTown(tail) || isCity(tail));
  if (joint.includes(',')) return isPlace || namesSchool(name) || /^,?\s(?:\d{5}|USA?\b|U\.S)/.test(after);
  return isPlace && /^(?:\s?$|\s?[,|•·()]|\s\d{5}|\s[-–])/.test(after);
}

/** "Business Analyst (BA)": the letters shorten the words before them. */
function isShortFor(letters: string, before: string, after: string): boolean {
  if (!before.endsWith('(') || !after.startsWith(')')) return false;
  const words = before
    .slice(0, -1)
    .trim()
    .split(/[\s-]+/)
    .slice(-letters.length);
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return initials === letters && !ownName.test(words.join(' '));
}

/** "Master of Laws (LLM)". */
const isBehindOwnName = (before: string): boolean =>
  before.endsWith('(') && ownName.test(before.slice(-40).replace(/^.*[,;|•]/, ''));

/** A list of other things than degrees goes on behind the letters: "LLM, RAG, LangChain". */
const amongTools =
  /^\s?[,/|]\s?(?:(?!Ph\.?D|MBA|BS|BA|MA|MS|LL|JD|MD)(?:\p{Lu}{2,5}\d?|\p{Lu}\p{Ll}+\p{Lu}\p{L}+))(?=\s?(?:[,/|]|$))/u;

/** Whether letters with nothing else beside them are a degree, as far as the words around them tell. */
function mayBeDegree(letters: string, before: string, after: string): boolean {
  if (/^[-/]\s?(?:\p{Ll}|\d)/u.test(after)) return false;
  if (/^\s\d/.test(after) && !/^\s(?:19|20)\d\d(?!\d)/.test(after)) return false;
  if (isState(letters, before, after) || isShortFor(letters, before, after)) return false;
  const [next = ''] = /(?<=^[\s-])[\p{L}-]+/u.exec(after) ?? [];
  if (products[letters]?.split(' ').includes(next.toLowerCase())) return false;
  const subject = subjectBehind(letters, after);
  if (/^\p{Ll}/u.test(next) && !joining.has(next) && !subject) return false;
  if (isRoleWord(next) && !subject) return false;
  if (ranked.test(before) && !subject && !/^\s(?:degree|in|from|at)\b/.test(after)) return false;
  return subject || !amongTools.test(after);
}

/** Engineers write of LLM applications and LLM design. */
const ofLaw = /\b(?:laws?|tax\w*|rights|property|arbitration|dispute\w*|legal|derecho)\b/i;

/** Whether a subject of study stands behind a degree's letters: "BA Economics", "MS, computer science", "LLM in Law". */
function subjectBehind(letters: string, after: string): boolean {
  const [, words = ''] =
    /^(?:\s?degrees?)?(?:\s?[,:(–-]\s?|\s)(?:(?:in|of|en|de|with (?:a )?(?:major|concentration) in)\s)?([\p{L}][\p{L}&/ '’-]{2,60})/iu.exec(
      after,
    ) ?? [];
  const [name = ''] = words.split(/\s(?:from|at|with|by|and (?=\p{Ll}))\b|\s[-–]\s/u);
  return isSubject(name) && (letters !== 'LLM' || ofLaw.test(name));
}

/** Phrases with a word of a degree that never say a degree. */
const otherSenses: readonly RegExp[] = [
  /\b(?:scrum|web|harbou?r|station|quarter|bar|choir|band|pay|toast|grand|past|dungeon|ring|concert|ballet|head|yard|wharf|quiz|jump|load|game)[\s-]?masters?\b/gi,
  /\bpostmasters?\b/gi,
  /\bmasters?\s(?:of|in)\s(?:ceremonies|disguise|none|all|the|an?|our|my|his|her|its|charge|one|two|three|several|both|many|\d)(?!\p{L})/giu,
  /\bassociates?\s(?:of|in)\s(?:the|an?|our|all|charge)\b/gi,
  /\b(?:a|as) levels?\b/g,
  /\bbachelor(?:ette)?s?['’]?s?\s(?:part(?:y|ies)|pad|apartment)\b/gi,
  /\b(?:departamento|área|area|equipo|empresas?|jef[ea]|director[a]?|servicios?|oficina|dirección|gerencia|proyectos?|responsable|de?p(?:ar)?to\.?)\s(?:de\s)(?:la\s)?ingenier[ií]a\b/gi,
  /\b(?:ph\.?\s?d\.?|mba|m\.?b\.?a\.?|doctoral|master['’]?s?|bachelor['’]?s?|graduate|undergraduate|b\.?tech|msc|bsc)\s(?:level\s)?(?:students|candidates|interns|graduates|applicants|trainees|classes|courses|cohorts|residents|theses)\b/gi,
];
/** The English word for a permit and the French one for a degree. */
const licence = /\blicence\sin\s(?<rest>[\p{L} ]{3,40})/giu;

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + '·'.repeat(to - from) + text.slice(to);

/**
 * A text of the same length in which words that look like a degree and mean something else are blanks.
 * @param isEducation whether the text stands where education is told of
 */
export function withDegreesAlone(text: string, isEducation: boolean): string {
  let told = text;
  for (const sense of otherSenses)
    for (const { index, 0: words } of text.matchAll(sense)) told = blank(told, index, index + words.length);
  for (const { index, groups } of text.matchAll(licence))
    if (!isSubject(groups?.rest?.trim() ?? '')) told = blank(told, index, index + 'licence'.length);
  for (const { index, 0: letters } of text.matchAll(written)) {
    const [before, after] = [text.slice(0, index), text.slice(index + letters.length)];
    const isDegree =
      isBehindOwnName(before) ||
      (mayBeDegree(letters, before, after) &&
        (isEducation || namesSchool(text) || subjectBehind(letters, after)));
    if (!isDegree) told = blank(told, index, index + letters.length);
  }
  return told;
}

const begun =
  /\b(?:candidat[ea]?|candidato|pursuing|in pursuit of|in progress|ongoing|currently (?:studying|enrolled|attending|completing)|enrolled (?:in|at)|studying (?:for|towards?)|working towards?|(?:ph\.?\s?d|mba|doctoral|master['’]?s|bachelor['’]?s|graduate|law|medical|nursing|year) student|cursando|en curso|estudiante de|doctorand[oa]?)\b/i;
const expected = /\b(?:expected|anticipated|estimated|prevista?|previsto)\b/i;

/**
 * Whether a degree is under way and not held: "Ph.D. candidate", "expected May 2027".
 * @param today YYYY-MM-DD; what was expected by then counts as held
 */
export function isBegun(text: string, today: string): boolean {
  if (begun.test(text)) return true;
  if (!expected.test(text)) return false;
  const years = Array.from(text.matchAll(/\b(?:19|20)\d\d\b/g), ([year]) => Number(year));
  return years.length === 0 || Math.max(...years) > Number(today.slice(0, 4));
}

const others =
  /^\W*(?:\p{L}+ly\s)?(?:taught|teach\w*|tutor\w*|mentor\w*|supervis\w*|advis\w*|recruit\w*|screen\w*|hir(?:ed|ing)|interview\w*|lectur\w*|train(?:ed|ing|s)?|coach\w*|guid\w*|requir\w*|prepar\w*|help\w*|assist\w*|support\w*|evaluat\w*|review\w*|manag\w*|led|worked with)\b|\b(?:candidates|applicants|students|employees|staff|people|teachers|nurses|engineers) with\b/iu;

/** Whether a sentence speaks of other people's degrees: "Screened candidates with a bachelor's degree". */
export const isOfOthers = (text: string): boolean => others.test(text);

const earned =
  /\b(?:i|hold(?:s|er|ing)?|held|earn(?:ed|ing)?|complet(?:ed|ing)|graduat(?:ed|e|ing)|receiv(?:ed|ing)|obtain(?:ed|ing)|awarded|my|tengo|titulad[oa]|licenciad[oa]|graduad[oa])\b/i;

/** Whether a sentence says that its writer earned something. */
export const isEarned = (text: string): boolean => earned.test(text);
