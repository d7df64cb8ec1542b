/** Languages a posting asks for, with their level where it names one. */
import { type Asked, either, nothingIn, type Reading } from './asked.ts';
import { bareDemand, inOwnWords } from './ownWords.ts';

const names =
  'English|Spanish|French|German|Italian|Portuguese|Mandarin|Cantonese|Chinese|Japanese|Korean|Arabic|Russian|Hindi|Urdu|Bengali|Punjabi|Tagalog|Vietnamese|Polish|Turkish|Dutch|Swedish|Norwegian|Danish|Finnish|Greek|Hebrew|Haitian Creole|Creole|Karen|Farsi|Swahili|Ukrainian|Thai|Hmong|Somali|Czech|Hungarian|Romanian|Bulgarian|Catalan|ASL|American Sign Language';
const spanishNames =
  'inglés|ingles|español|castellano|francés|alemán|italiano|portugués|chino|mandarín|japonés|árabe|ruso|catalán|euskera|gallego|valenciano|neerlandés|polaco|quechua';
const language = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu');
const spanishLanguage = new RegExp(`(?<!\\p{L})(?:${spanishNames})(?!\\p{L})`, 'giu');
const about =
  /\b(?:fluen\w+|bilingual|multilingual|speak\w*|spoken|languages?|native|proficien\w+|read|write|written|verbal|mother tongue|[ABC][12]\b|conversational|plus|preferred|helpful|desir\w+|asset|bonus|skills|required|a must)\b/i;
const notLanguage =
  /\b(?:cuisine|food|restaurant|literature|teacher|history|wine|pastry|engineering|immersion|major|degree|bachelor\S*|master\S*|american|open|door|doors|teach\w*|class\w*|curriculum|proofreading|market|company|law)\b/i;
/** "Japanese knife skills": of a country, and no language. */
const kindOf =
  /^\s(?!(?:language|speak\p{L}*|skills?|fluen\p{L}*|proficien\p{L}*|is|are|as|and|or|at|a|an|to|in|for|with|both|both|would|will|preferred|required|desired|desirable|helpful|essential|mandatory|necessary|needed|plus|bilingual|native|level|verbal|written|spoken|strongly|highly|interpret\p{L}*|translat\p{L}*|communication|knowledge|ability|comprehension|competenc\p{L}*|beyond|welcome|considered|advantage\p{L}*|very|also|not)(?!\p{L}))\p{Ll}{3,}/u;
const level =
  /(?<!\p{L})(?:C[12]|B[12]|A2|nativ[oa]s?|fluid[oa]s?|avanzad[oa]s?|intermedi[oa]s?|medi[oa]|alto|bilingües?|b[aá]sico|conversacional)(?!\p{L})/iu;
const isFluent = /\b(?:fluen\w+|bilingual|native|full professional|mother tongue|C[12])\b/i;

/** Words around languages that say how well, and how. */
const aroundLanguages =
  /(?<!\p{L})(?:nivel|dominio|manejo|biling[uü]es?|fluid[oa]s?|conversacional(?:es)?|t[eé]cnic[oa]|hablad[oa]s?|escrit[oa]s?|profesional|nociones|m[ií]nim[oa]|lectura|imprescindible|idiomas?)(?!\p{L})/giu;
const between = /^\s(?:[^,;.]{0,25}\s)?(?:y|e)\s/iu;

/** Words before a language that are no level of it. */
const ownSubject = /^\p{L}{5,}\s(?:\p{L}{5,}\s)?en$|^\p{L}{5,}\s\p{L}{5,}/iu;

function levelAt(text: string, from: number, until: number, before: string): string {
  const said = level.exec(text.slice(from, until))?.[0] ?? level.exec(before)?.[0] ?? '';
  return said
    .toLowerCase()
    .replace(/^[abc]\d$/, (code) => code.toUpperCase())
    .replace(/s$/, '')
    .replace(/^nativa$/, 'nativo');
}

function readSpanish(asked: Asked): Reading {
  const { text } = asked;
  const all = [...text.matchAll(spanishLanguage)]
    .map(({ 0: word, index }) => ({ word: word.toLowerCase().replace('ingles', 'inglés'), index }))
    .filter(({ index }) => !/(?:profesor(?:es)?(?:\/as?)? de|clases? de)\s$/i.test(text.slice(0, index)));
  const isOwn = (word: string) => /^(?:español|castellano)$/.test(word);
  // Spanish says nothing of itself in a Spanish posting.
  const found = all.every(({ word }) => isOwn(word)) ? [] : all;
  if (found.length === 0) return nothingIn(asked);
  const shown = found.map(({ word, index }, place) => {
    const end = index + word.length;
    const until = Math.min(found[place + 1]?.index ?? text.length, end + 25);
    const previous = found[place - 1];
    const ahead = text.slice(
      Math.max(previous ? previous.index + previous.word.length : 0, index - 22),
      index,
    );
    const said = levelAt(text, end, until, ahead);
    return { said, name: `${word}${said ? ` ${said}` : ''}` };
  });
  const links = found.slice(1).map(({ index }, place) => {
    const last = found[place];
    return text.slice(last ? last.index + last.word.length : 0, index);
  });
  const named = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  let names: string[];
  if (found.length > 1 && links.some((link) => /\s[ou]\s/.test(link)))
    names = [
      named(
        either(
          shown.map(({ name }) => name),
          true,
        ),
      ),
    ];
  else if (found.length === 2 && between.test(links[0] ?? '')) {
    // "Nivel alto de catalán e inglés": the level stands once, and for both.
    const [first, second] = shown.map(({ name }) => name);
    names = [named(`${first} ${/^(?:i|hi(?!e))/i.test(second ?? '') ? 'e' : 'y'} ${second}`)];
  } else names = shown.filter((_, place) => !isOwn(found[place]?.word ?? '')).map(({ name }) => named(name));
  let rest = text;
  for (const { word, index } of [...found].reverse())
    rest = `${rest.slice(0, index)} ; ${rest.slice(index + word.length)}`;
  // "Qualification to teach in English": more than the language is asked for.
  const ahead = text.slice(0, found[0]?.index).replace(aroundLanguages, ' ').replace(level, ' ');
  const words = ownSubject.test(bareDemand(ahead)) && !/,/.test(text) ? inOwnWords(text) : null;
  if (words !== null && names[0] !== undefined)
    return { found: names.slice(0, 1), whole: new Map([[names[0], words]]), rest: '' };
  // A word between two languages links them.
  return {
    found: names,
    rest: rest
      // A level is a language's only in the part of the text that names one.
      .replace(/[^,]+/g, (part) =>
        part.includes(' ; ') ? part.replace(aroundLanguages, ' ').replace(level, ' ') : part,
      )
      .replace(/;\s+(?:[yeou]|a|de)\s+(?=;|$)/giu, '; '),
  };
}

/** Languages that are asked for; English says nothing of itself in an English posting, unless its level is named. */
export function readLanguages(asked: Asked): Reading {
  if (asked.spanish) return readSpanish(asked);
  const { text } = asked;
  const named = [...text.matchAll(language)]
    .filter(
      ({ 0: word, index }) =>
        !/^(?:polish|karen|asl|thai|creole)$/.test(word) && !kindOf.test(text.slice(index + word.length)),
    )
    .map(({ 0: word, index }) => ({
      word: word.length < 4 ? word : word.charAt(0).toUpperCase() + word.slice(1),
      index,
    }));
  const isBare =
    named.length > 0 && text.replace(language, '').replace(/\b(?:and|or|skills?)\b|[^\p{L}]/giu, '') === '';
  if (named.length === 0 || (!about.test(text) && !isBare && !asked.nice) || notLanguage.test(text))
    return nothingIn(asked);
  const [others, isWithEnglish] = [
    named.filter(({ word }) => word !== 'English'),
    named.length === 2 &&
      named.some(({ word }) => word === 'English') &&
      /^(?:\s?[/&-]\s?|\sand\s)$/i.test(
        text.slice((named[0]?.index ?? 0) + (named[0]?.word.length ?? 0), named[1]?.index),
      ),
  ];
  const fluent = isFluent.test(text) ? 'Fluent ' : '';
  const last = named.at(-1);
  const from = named[0]?.index ?? 0;
  const behind = text.slice((last?.index ?? 0) + (last?.word.length ?? 0));
  const rest = `${text.slice(0, from).replace(/[^.;,]*$/, '')} ; ${behind.trimStart().startsWith(',') ? ', ' : ''}${behind.replace(/^\s*(?:skills?|language|speaker|fluency|\(spoken and written\)|[ABC][12]|is|are|a|strongly|plus|preferred|highly|desir\w+|helpful|required|\W)*/i, '')}`;
  if (others.length === 0) {
    const code = /\b[BC][12]\b/.exec(text)?.[0];
    return { found: code ? [`English ${code}`] : [], rest };
  }
  const isChoice =
    /\bbilingual\b/i.test(text) ||
    /\bor\b|\//.test(text.slice(others[0]?.index ?? 0, others.at(-1)?.index ?? 0));
  const words = others.map(({ word }) => word);
  const other = words.find((word) => word !== 'English');
  if (isWithEnglish && other)
    return {
      found: [`${fluent}${other}`],
      whole: new Map([[`${fluent}${other}`, `English and ${other}`]]),
      rest,
    };
  return {
    found:
      isChoice || words.length > 2
        ? [`${fluent}${either(words, false)}`]
        : words.map((word) => `${fluent}${word}`),
    rest,
  };
}
