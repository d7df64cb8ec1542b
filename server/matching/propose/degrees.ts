/** "A four year degree in Accounting" → "Bachelor in accounting"; "Grado en Derecho" as it is called. */
import { isTradeTerm } from '../vocabulary/phrases.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { type Asked, either, nothingIn, type Reading, without } from './asked.ts';

interface Level {
  rank: number;
  name: string;
  words: RegExp;
}

const levels: Level[] = [
  {
    rank: 0,
    name: 'High school diploma',
    words:
      /\bhigh school\b(?! (?:math|teach|student|science|english))|\bged\b|\bg\.e\.d\b|\bhs diploma\b|\bsecondary school diploma\b|\bhsd\b/i,
  },
  {
    rank: 1,
    name: 'Associate',
    words: /\bassociate'?s?'?\s(?:degree|of|in|or)\b|\b(?:two|2)[- ]year degree\b|\bA\.?A\.?S\b/i,
  },
  {
    rank: 2,
    name: 'Bachelor',
    words:
      /\bbachelor|\bBBA\b|\bB\.S\.?\b|\bB\.A\.?\b|\bBSc?\b|\bBA\b|\b(?:four|4)[- ]year (?:college |university )?degree\b|\bundergraduate degree\b|\b(?:college|university) degree\b|\bB\.?\s?E\.?(?=\s?[/,]|\sor\b)|\bB\.?\s?Tech\b|\bBCA\b/i,
  },
  {
    rank: 3,
    name: 'Master',
    words:
      /\bmasters?'?s?\s(?:degree|of (?:science|arts|business|education|public|social)|in|or|preferred|required)|\bmaster'?s\b|\bM\.S\.?\b|\bMS\b(?! ?(?:office|word|excel|project|sql|teams|outlook|access|dynamics|powerpoint|windows|-))|\bMSc\b|\bMA\b(?=\s(?:in|or|degree|preferred))|\bgraduate degree\b|\bM\.?\s?Tech\b|\bMCA\b/i,
  },
  { rank: 4, name: 'Doctorate', words: /\bph\.?\s?d\b|\bdoctora(?:te|l)\b/i },
];

/** Degrees that go by their letters. */
const lettered =
  /\b(?:MBA|BSN|MSN|DNP|MSW|BSW|MPH|JD|J\.D\.|LLM|PharmD|Pharm\.D\.|AuD|Au\.D\.|PsyD|Psy\.D\.|EdD|Ed\.D\.|VMD|DPT|MPT|DVM|DDS|DMD|MFA|BFA|M\.?Ed|MD|DO)\b/g;
const letteredName: Record<string, string> = {
  BSN: 'Bachelor in nursing',
  MSN: 'Master in nursing',
  MSW: 'Master in social work',
  BSW: 'Bachelor in social work',
  MPH: 'Master in public health',
  'J.D.': 'JD',
  'Pharm.D.': 'PharmD',
};

/** Whether a clause speaks of degrees, so that the fields it names are no skills. */
export const aboutDegree =
  /\b(?:degrees?|diploma|bachelor'?s?|master'?s|associate'?s? (?:degree|of|in)|ph\.?\s?d|doctorate|ged|g\.e\.d|B\.?S\.?|B\.?A\.?|BSc|MBA|BSN|MSN|DPT|MPT|M\.S\.|MS(?=\s(?:a plus|preferred|in|or|degree|required))|MSW|PharmD|B\.?\s?Tech|M\.?\s?Tech|MCA|BCA|Dipl\.-Ing|coursework|semester hours|high school)(?![\p{L}])/iu;
const noDegree =
  /\b(?:high|great|utmost|wide|some|large|certain|this|strong) (?:level |degree )?(?:degree )?of\b|\bdegrees (?:fahrenheit|celsius)|coursework|semester hours|\bmay be substituted/i;

const fieldEnd =
  /[.;(:]|\s(?:required|preferred|is|are|with|plus|from|and \d|degree|strongly|desired|highly|or an? (?:equivalent|related)|or (?:equivalent|related|similar|relevant)|and (?:at least|minimum)|(?:or\s)?(?:bachelor|master|associate|doctor|ph\.?d)\p{L}*|progress|minimum|depending|who|at|or \d+|program|a plus|helpful)(?!\p{L})|,\s(?:or|and)?\s?(?:an? )?(?:related|similar|equivalent|or equivalent|preferred|other|and|with|plus|\d)\b/iu;
const fieldAfter =
  /^\W{0,3}(?:s\b|'s\b)?\W{0,3}(?:(?:or (?:higher|equivalent)|degree|level|\(?(?:BS|BA|BSc)\)?|of (?:science|arts|business administration|applied science))\W{1,2}){0,3}(?:in|with (?:a )?(?:focus|major|preferred major|concentration|emphasis)\s(?:in|on)|in an?)\s(?:an?\s)?(.{2,140})/i;
const quantitative = /\ba ([a-z]+) (?:field|discipline|subject)\s?\(([^)]{5,100})\)/i;
const hollow =
  /\b(?:an?|the|any|other|similar|relevant|related|field|fields|discipline|disciplines|area|areas|equivalent|preferably|subject|professional|experience|closely|business or related|major)\b/gi;

function fieldsIn(after: string): string {
  const listed = quantitative.exec(after)?.[2];
  const raw = listed ?? fieldAfter.exec(after)?.[1] ?? '';
  const parts = (raw.split(fieldEnd)[0] ?? '')
    .split(/,|\/|\s(?:or|and\/or)\s|\s&\s/i)
    .map((part) =>
      part
        .replace(
          /\b(technical|quantitative|scientific|numerate|analytical|clinical|creative) (?:field|discipline|subject|area)s?\b/i,
          '$1field',
        )
        .replace(hollow, ' ')
        .replace(/(?<=(?:al|ive|ic|ate))field\b/, ' field')
        .replace(/^\s*(?:or|and)\s|\s(?:or|and|of|in)\s*$/gi, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part.length > 1 && part.split(' ').length <= 4 && !/\d|degree/i.test(part));
  const lower = parts
    .slice(0, 4)
    .map((part) =>
      /^[A-Z]{2,5}$/.test(part)
        ? part
        : part
            .toLowerCase()
            .replace(
              /\b(?:english|spanish|french|german|american)\b/,
              (word) => word.charAt(0).toUpperCase() + word.slice(1),
            ),
    );
  return either(lower, false, 70);
}

const orExperience =
  /\bor (?:an? )?(?:\d+ years (?:of )?)?(?:equivalent|comparable|related|relevant|significant)\b[^.;]{0,40}\b(?:experience|work)|equivalent (?:combination|professional|practical|field|work)/i;

/** "Culinary degree", "A degree in fashion design": a degree of no said level. */
function plainDegree(text: string): string {
  const at = /\bdegree\b/i.exec(text);
  if (!at) return '';
  const field = fieldsIn(text.slice(at.index + at[0].length));
  if (field !== '') return `Degree in ${field}`;
  const before = /\b([A-Za-z]{4,20}(?:\s[A-Za-z]{4,20})?)\sdegree\b/i.exec(text)?.[1]?.toLowerCase();
  return before && isTradeTerm(termsOf(before).at(-1) ?? '') ? `Degree in ${before}` : '';
}

/** The words behind a degree of no said level and its fields. */
function behindDegree(text: string): string {
  const from = text.search(/\bdegree\b/i);
  const end = text.slice(from).search(/,\s(?!(?:or|and)\s|\p{L}+(?:\s\p{L}+)?(?:,|\sor\s|\sand\s))/u);
  return end < 0 ? '' : text.slice(from + end);
}

const spanishDegree =
  /(?<!\p{L})(doctorado|lic\.?(?=\sen\s)|m[aá]ster(?!\s+(?:card|chef))|maestr[ií]a|posgrado|postgrado|grado(?=\s(?:en|superior|medio|universitario|o)(?!\p{L}))|licenciatura|ingenier[ií]a(?=\s(?:en|t[eé]cnica|civil|industrial|mec[aá]nica|qu[ií]mica|el[eé]ctrica|comercial|inform[aá]tica|de)(?!\p{L}))|diplomatura|ciclo formativo(?: de grado (?:superior|medio))?|CFGS|CFGM|FP\s?(?:II|I|superior)?|t[eé]cnic[oa] superior|t[eé]cnic[oa] o tecn[oó]log[oa]|tecn[oó]log[oa]|t[eé]cnic[oa](?=\sen\s)|bachillerato|secundario completo|secundaria completa|preparatoria|ense[nñ]anza media|educaci[oó]n secundaria|ESO|(?:estudiantes?\s(?:avanzad[oa]s?\s)?(?:o\s)?)?(?:graduad|egresad)[oa]s?(?=\s(?:en|de)\s)|t[ií]tulo\s(?:de|profesional|universitario)|titulaci[oó]n universitaria)(?!\p{L})/giu;
const spanishEnd =
  /[.;(:•]|,\s(?!\p{Lu})|,\s(?=(?:Experiencia|Manejo|Con|Edad))|\s(?:con|o af[ií]n(?:es)?|o similar(?:es)?|o equivalente|y tarjeta|y colegiaci[oó]n|imprescindible|deseable|valorable|concluid[oa]|al menos|m[ií]nim[oa]|requerid[oa]|o licenciatura trunca|o pasante|titulad[oa]|y experiencia|de preferencia)(?!\p{L})/iu;

function readSpanish(asked: Asked): Reading {
  const match = [...asked.text.matchAll(spanishDegree)];
  const [first] = match;
  if (!first) {
    const titled = /(?<!\p{L})(?:ing\.|ingenier[oa]|licenciad[oa])\s((?:en\s)?\p{L}+)\stitulad[oa]/iu.exec(
      asked.text,
    );
    return titled
      ? {
          found: [`Ingeniería ${(titled[1] ?? '').toLowerCase()}`],
          rest: without(asked.text, titled.index, titled.index + titled[0].length),
        }
      : nothingIn(asked);
  }
  const found: string[] = [];
  let end = first.index + first[0].length;
  // "Arquitectura Técnica, Ingeniería Civil o …": the words before the first degree name one too.
  const ahead =
    /(?:^|[.;:]\s)((?:\p{Lu}[\p{L}\s]{3,40},\s)+)$/u.exec(asked.text.slice(0, first.index))?.[1] ?? '';
  const from = asked.text.slice(first.index);
  const whole = (from.slice(first[0].length).split(spanishEnd)[0] ?? '').replace(/,\s*$/, '');
  // "Grado en Derecho, ADE o similar": the last of several is an alternative.
  const isCutAtOr = /^\s(?:o|u)\s/.test(from.slice(first[0].length + whole.length));
  const name =
    `${ahead}${first[0].replace(/^lic\.?$/i, 'Licenciatura')}${isCutAtOr ? whole.replace(/,\s(?=[^,]+$)/, ' o ') : whole}`
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^estudiantes?\s(?:avanzad[oa]s?\s)?(?:o\s)?(?=\p{L}+ad)/iu, '')
      .replace(/\s(?:en|de|y|o|un|una)$/i, '');
  if (name.length <= 75 && !/^(?:t[ií]tulo de|t[eé]cnic[oa]|grado|ingenier[ií]a|FP)$/i.test(name))
    found.push(name.charAt(0).toUpperCase() + name.slice(1));
  else {
    const short = name.split(/\so\s/)[0] ?? '';
    if (short.length > 5 && short.length <= 75) found.push(short.charAt(0).toUpperCase() + short.slice(1));
  }
  const parts = found[0]?.split(/\s+y\s+(?=m[aá]ster|grado|licenciatura|maestr[ií]a)/i) ?? [];
  end = first.index + first[0].length + whole.length;
  return {
    found: parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)),
    rest: without(asked.text, first.index - ahead.length, end),
  };
}

/** The degrees a demand names, the lowest that is enough first. */
export function readDegrees(asked: Asked): Reading {
  if (asked.spanish) return readSpanish(asked);
  const { text } = asked;
  if (!aboutDegree.test(text) && !lettered.test(text)) return nothingIn(asked);
  lettered.lastIndex = 0;
  if (noDegree.test(text)) return { found: [], rest: '' };
  const letters = [...text.matchAll(lettered)].filter(
    ({ 0: word, index }) =>
      !/^(?:DO|MD|MA)$/.test(word) || /\b(?:or|degree|medical|required)\b/i.test(text.slice(index)),
  );
  const named = levels.flatMap((level) => {
    const at = level.words.exec(text);
    return at ? [{ level, start: at.index, end: at.index + at[0].length }] : [];
  });
  const [lowest] = named;
  if (!lowest && letters.length === 0) {
    const plain = plainDegree(text);
    return plain === '' ? nothingIn(asked) : { found: [plain], rest: behindDegree(text) };
  }
  if (!lowest || letters.some(({ index }) => index <= lowest.start)) {
    const names = letters.map(({ 0: word }) => letteredName[word] ?? word);
    const last = letters.at(-1);
    const isChoice = /\bor\b|\//.test(text.slice(letters[0]?.index ?? 0, last?.index ?? 0));
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    return { found: names.length > 1 && !isChoice ? names : [either(names, false)], rest: text.slice(end) };
  }
  let field = '';
  for (const { end } of named) field ||= fieldsIn(text.slice(end));
  const { level } = lowest;
  const last = named.at(-1);
  const base =
    level.rank === 0
      ? level.name
      : field === ''
        ? `${level.name}${level.rank === 2 || level.rank === 3 ? "'s" : ''}${level.rank === 4 ? '' : ' degree'}`
        : `${level.name} in ${field}`;
  const name = orExperience.test(text) && level.rank > 0 ? `${base} or equivalent experience` : base;
  // Words that follow the degree in the same sentence belong to it, except where a comma and a verb say otherwise.
  const end = text
    .slice(last?.end ?? 0)
    .search(/[;]|\.\s|,\s(?:and|with|plus)\s(?:\d|at least|a valid|current)/);
  return { found: [name], rest: end < 0 ? '' : text.slice((last?.end ?? 0) + end) };
}
