/** The field of study in words about a degree. */

import { isPlace, isRegion, isTown } from '../places/regions.ts';
import { cut } from '../text/quote.ts';
import { isKnownTerm } from '../vocabulary/phrases.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { levelIn, namesSchool } from './degreeNames.ts';
import { trimmed } from './parts.ts';

/** Degrees whose initials tell the field. */
const abbreviated: [RegExp, string][] = [
  [/\b[BM]\.?S\.?N\b/, 'Nursing'],
  [/\b[BM]\.?B\.?A\b|\bof business administration\b/i, 'Business Administration'],
  [/\bJ\.?D\b|\bLL\.?\s?[BM]\b|\bB\.L\b/, 'Law'],
  [/\b[BM]\.?Ed\b|\bPGCE\b|\bEd\.?\s?D\b|\bB\.S\.?\s?Ed\b/, 'Education'],
  [/\b[BM]\.?S\.?W\b/, 'Social Work'],
  [/\bM\.?P\.?H\b/, 'Public Health'],
  [/\b[BM]\.?F\.?A\b|\bof fine arts\b/i, 'Fine Arts'],
  [/\b[BM]\.?\s?comm?\b/i, 'Commerce'],
  [/\b[BM](?:[.\s-]{0,2}[Tt](?:ech|ECH)|\.?Eng|\.\s?E)\b/, 'Engineering'],
  [/\b[BM]\.?C\.?A\b/, 'Computer Applications'],
  [/\bM\.?B\.?B\.?S\b|\bMB\s?(?:BS|ChB|BCh)\b/i, 'Medicine'],
  [/\bB\.?D\.?S\b/, 'Dentistry'],
  [/\b[BM]\.?Arch\b/, 'Architecture'],
  [/\b[BM]\.?Pharm\b|\bPharm\.?D\b/, 'Pharmacy'],
  [/\bContador(?:a)? P[úu]blic[oa]/i, 'Contaduría Pública'],
];

/** The name of a degree, up to where its field may begin. */
const degree = new RegExp(
  [
    "\\b(?:bachelor|master|associate|doctor)['’]?s?(?:\\sdegree|\\s[12](?=\\s(?:in|en)\\b))?(?:\\s(?:of|in)\\s(?:applied\\s)?(?:sciences?|arts|fine\\sarts|business\\sadministration|philosophy|technology|engineering|commerce|education|laws?)\\b)?",
    '\\bph\\.?\\s?d\\b|\\bd\\.?\\s?phil\\b|\\bm\\.?\\s?phil\\b|\\bm\\.?res\\b|\\bll\\.?\\s?[bm]\\b|\\bp\\.?g\\.?d\\.?b?\\.?[mc]\\.?a?\\b|\\bpost[- ]?graduat(?:e|ion)(?:\\sdiploma|\\sdegree)?',
    '\\bed\\.?\\s?d\\b|\\bb\\.s\\.?\\s?ed\\b|\\bmaster\\s[12]\\b|\\blicence(?=\\s(?:in|en)\\b)|\\bo\\.?n\\.?d\\b',
    '\\b[bm][.\\s-]{0,2}(?:tech|eng|comm?|sc|ed|arch|pharm|des|mus|voc)\\b|\\b(?:bmedsci|bsocsc|msci|mchem|mphys|mbchb|m\\.?b\\.?b\\.?s)\\b',
    '\\b(?:(?:advanced|national|extended|higher national|engineering|postgraduate)\\s)*diploma\\b|\\bdipl(?:om)?\\b(?:[.-]{1,2}\\s?(?:ing|kfm|inf|kauf|psych|betriebsw|biol|chem|phys)\\b)?|\\bh\\.?n\\.?[dc]\\b|\\bbtec\\b|\\bnvq(?:\\slevel\\s\\d)?|\\b(?:high school|secondary)\\sdiploma\\b|\\bdegree\\b|\\bcertificate\\b',
    '\\blaurea(?:\\s(?:magistrale|triennale|specialistica))?',
    '\\b(?:lic|ing)\\b\\.?(?=\\s(?:en\\s)?\\p{L}{4})|\\bt\\.?s\\.?u\\b\\.?(?=\\sen\\b)|\\btecn[óo]log[oa](?=\\se[nm]\\b)|\\bbacharel(?:ado)?\\b|\\bgradua[çc][ãa]o\\b|\\bbtec(?:\\slevel\\s\\d)?',
    '\\bciclo formativo(?: de)? grado (?:superior|medio)|\\bgrado superior|\\bfp superior',
    '\\b(?:licenciatura|licenciad[oa]|grado|graduad[oa]|ingenier[íi]a|ingenier[oa]|m[áa]ster(?:\\suniversitario|\\soficial)?|maestr[íi]a|doctorado|diplomatura|t[ée]cnic[oa](?:\\ssuperior)?|tecnicatura|bachillerato|bachiller|postgrado|especializaci[óo]n|profesorado)(?=\\s(?:en|de)\\b|,\\s\\p{Lu})',
  ].join('|'),
  'giu',
);
/** "Major: Accounting" in a line of its own. */
const label =
  /^\W{0,3}(?:majors?|field(?: of study)?|speciali[sz]ation|branch|stream|course|subject|discipline|concentration|especialidad|menci[óo]n|carrera)\s?[:-]\s?(.+)$/iu;

/** A label whose field stands in the next line. */
export const isLabel = (text: string): boolean =>
  label.test(`${text.replace(/\s?:?\s*$/, '')}: Label`) && /:\s*$/.test(text);

/** The field that a line of its own is labelled with. */
export function labelledField(text: string): string | null {
  const said = label.exec(text)?.[1];
  return said ? asField(said.split(stop)[0] ?? '') : null;
}

/** The names of fields of study, English and Spanish: the last or the first word tells. */
const fieldWord =
  /(?:^|\s)(?:\p{L}*(?:ology|onomy|istry|ematics|ography|ilosophy|ogía|onomía)|engineering|sciences?|arts|commerce|physics|biology|business|management|administration|accounting|accountancy|finance|law|nursing|medicine|pharmacy|education|studies|design|history|literature|linguistics|statistics|electronics|mechanics|applications|information technology|informatics|architecture|journalism|communications?|marketing|music|theatre|theater|english|economics|politics|agriculture|ingeniería|derecho|informática|empresariales|magisterio|enfermería|contabilidad|arquitectura|administración|telecommunications?|justice|hospitality|psychology)(?:\s\([^)]+\)|,?\s(?:of|and|&|de|y)\s[\p{L} &]{3,40})?$/iu;

/** Whether a few words end or begin as the name of a subject does, whatever their capitals. */
export function isSubject(words: string): boolean {
  const plain = trimmed(words);
  return plain.split(' ').length <= 6 && fieldWord.test(plain) && !namesSchool(plain) && !isPlace(plain);
}

/** A field of study that stands for itself: "Mechanical engineering"; null where a text is more or something else. */
export function fieldAlone(text: string): string | null {
  const plain = trimmed(text);
  const words = plain.split(' ').length;
  const isField =
    words <= 6 &&
    /^\p{Lu}/u.test(plain) &&
    !/[.:;,!?\d]/.test(plain) &&
    fieldWord.test(plain) &&
    !isPlace(plain);
  return isField && !namesSchool(plain) ? asField(plain) : null;
}

/** A line of a few words with capitals that says no school, place or date: the name of a course. */
export function courseAlone(text: string): string | null {
  const plain = trimmed(text);
  const words = plain.split(' ');
  const isName =
    words.length <= 6 &&
    words.filter((word) => /^[\p{Lu}&(]/u.test(word)).length * 2 >= words.length &&
    !/[.:;!?\d@]/.test(plain) &&
    !/\b(?:award|honou?r|list|gpa|member|president|captain|society|scholar\w*|grade|rank|club|team|training)\b/i.test(
      plain,
    );
  return isName && !namesSchool(plain) && isPlace(plain) === false ? asField(plain) : null;
}

/** Letters that are degrees only in capitals. */
const letters =
  /\b(?:B\.?S\.?N?|B\.?A|M\.?S\.?N?|M\.?A|B\.?E|M\.?E|B\.?F\.?A|M\.?F\.?A|M\.?B\.?A|B\.?B\.?A|M\.?D|A\.?A\.?[SBT]?|A\.?S|A\.B|BS(?:BA|CS|EE|ME|CE|IT|E|Ed)|MS(?:CS|EE|ME|CE|IT|E|Ed)|B\.?C\.?A|M\.?C\.?A|MSt|MPP|MPA|MIM)\b\.?/g;

const between =
  /^(?:\((?:(?:first|second|third|upper|lower|[12](?:st|nd)|2[:.][12]|class|honou?rs?|hons\.?|division|with|distinction|merit)[\s,]{0,2})+\)|\.|['’]s|\s|,|:|-|\||·|\((?:hons?\.?|honou?rs|with hons?)\)|\bhons?\b\.?|\bhonou?rs\b|\bdegree\b|\((?:b|m|ph)\.?\s?[\p{L}.]{1,5}\)|\bprogram\b|\b(?:candidate|student)\b|\(?\beng\b\.?(?=\)|\sin\b)|\)(?=\s(?:in|of|en)\b))*/iu;
const joining =
  /^(?:in|of|en|em|de|di|with (?:a )?(?:major|specialization|concentration) in)\s+(?:the\s|el\s|la\s)?/iu;
const stop =
  /\s(?:from|at|with|by|por|en la|university|universidad|college|institute|instituto|school|city|expected|ongoing|(?:second|first|upper|lower) class|may|june|july|december|january|august|cum laude|magna|summa)\b|\s[-–|·(]|[,.;:()|\t\d]|\s{2,}/iu;
const notField =
  /\b(?:science|sciences|arts|applied|degree|bachelors?|masters?|associates?|doctorate|of|in|the|a|an|and|major|minor|honou?rs|hons|gpa|cum laude|magna|summa|diploma|certificate|concentration|emphasis|business administration management|level|student|school|year|grade|class|board|state|superior|grado medio|general|percent|candidate|program|graduate|equivalent|or)\b/giu;

/** Whether words may be a field: not a school, place, board or the rest of the degree's own name. */
function asField(words: string): string | null {
  const field = trimmed(words.replace(/^(?:science|arts|applied science)\s(?:in|:)\s?/i, ''));
  const isField =
    field.length >= 2 &&
    field.length <= 80 &&
    /^\p{L}/u.test(field) &&
    field.replace(notField, '').trim().length >= 2 &&
    !namesSchool(field) &&
    !isPlace(field) &&
    !/^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i.test(
      field,
    ) &&
    !/^(?:[A-Z]{1,2}|CBSE|ICSE|CGPA|percentage|first|second|pass|distinction|and|or|the|from|at|with|hons?)$/i.test(
      field,
    );
  return isField ? cut(field, 60) : null;
}

/** Whether the words up to the comma are a school's name: "MBA, Some University", not "PhD Linguistics, University of …". */
const isSchoolBehind = (rest: string) => {
  const [chunk = ''] = rest.split(/[,;:()|\t\d]|\s-\s/);
  return (
    namesSchool(chunk) && !/\s(?:from|at|universi\p{L}+ (?:of|de|di)|college of|institute of)\s/iu.test(chunk)
  );
};

const schoolKind =
  /^\s(?:university|universidad|college|institute|instituto|school|academy)\b(\s(?:of|for|de)\b)?/i;
const ofNames =
  /^(?:state|the|present|community|junior|technical|north|south|east|west|northern|southern|eastern|western|central|new|saint|st\.)$/i;

/** Words up to where a field ends; of "Public Health Larchmont University" without the school's name. */
function withoutName(rest: string): string {
  const [words = ''] = rest.split(stop);
  const school = schoolKind.exec(rest.slice(words.length));
  if (!school) return words;
  const kept = words.split(' ');
  const isOfName = (word: string) => ofNames.test(word) || isTown(word) || isRegion(word);
  const isNovel = (word: string) => termsOf(word).some((term) => !isKnownTerm(term));
  // Before "University" stands at least one word of its name, before "University of" there may be none.
  if (!school[1]) kept.pop();
  while (
    kept.length > 1 &&
    !fieldWord.test(kept.join(' ')) &&
    (isOfName(kept.at(-1) ?? '') || (!school[1] && isNovel(kept.at(-1) ?? '')))
  )
    kept.pop();
  return kept.join(' ');
}

const explicit =
  /\b(?:major(?:ing|ed)?|concentration|emphasis|speciali[sz]ation|speciali[sz]ing|branch|stream|menci[óo]n|especialidad)\s?(?:in\b|en\b|:)\s*([\p{L}][\p{L}&/ '’-]{2,80}?)(?=\s(?:minor|from|at|with)\b|[,.;:()|\t\d]|\s[-–]\s|$)/iu;

/** The field in a line below a degree that has none: "Major in Accounting", "History". */
export function fieldBelow(text: string): string | null {
  const said = explicit.exec(text)?.[1];
  return (said ? asField(said) : null) ?? fieldAlone(text);
}

/**
 * The field of study in a line about a degree: "Bachelor of Science : Accounting , 2008" → "Accounting",
 * "B.E. (Mechanical)" → "Mechanical", "Grado en Derecho" → "Derecho".
 */
export function fieldIn(text: string): string | null {
  const said = explicit.exec(text)?.[1];
  const own = said ? asField(said) : null;
  if (own) return own;
  const names = [...text.matchAll(degree), ...text.matchAll(letters)].sort((a, b) => a.index - b.index);
  let [from, best]: [number, string | null] = [0, null];
  for (const { index, 0: name } of names) {
    if (index < from) continue;
    let rest = text.slice(index + name.length);
    const gap = between.exec(rest)?.[0] ?? '';
    rest = rest.slice(gap.length);
    const bracketed = /^\(([^()]{2,60})\)/.exec(rest)?.[1];
    const joint = joining.exec(rest)?.[0] ?? '';
    // Directly after the initials only a capitalised name is a field.
    const words = bracketed ?? withoutName(rest.slice(joint.length));
    const isNamed = joint !== '' || (/^\p{Lu}/u.test(words) && !isSchoolBehind(rest));
    const isDegree = joint === '' && (levelIn(words, false) !== null || /\bdiploma\b/i.test(words));
    const field = isNamed && !isDegree ? asField(words) : null;
    if (field) {
      best = field;
      break;
    }
    from = index + name.length;
  }
  const abbreviation = abbreviated.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return best ?? abbreviation;
}
