/** Languages a posting asks for, with their level where it names one. */
import { type Asked, either, nothingIn, type Reading } from './asked.ts';

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
  /(?<!\p{L})(?:C[12]|B[12]|A2|nativ[oa]s?|fluid[oa]|avanzad[oa]|intermedi[oa]|medi[oa]|alto|bilingües?|b[aá]sico)(?!\p{L})/iu;
const isFluent = /\b(?:fluen\w+|bilingual|native|full professional|mother tongue|C[12])\b/i;

function readSpanish(asked: Asked): Reading {
  const { text } = asked;
  const found = [...text.matchAll(spanishLanguage)]
    .map(({ 0: word, index }) => ({ word: word.toLowerCase().replace('ingles', 'inglés'), index }))
    .filter(
      ({ word, index }) =>
        !/^(?:español|castellano)$/.test(word) &&
        !/(?:profesor(?:es)?(?:\/as?)? de|clases? de)\s$/i.test(text.slice(0, index)),
    );
  if (found.length === 0) return nothingIn(asked);
  const shown = found.map(({ word, index }, place) => {
    const until = found[place + 1]?.index ?? text.length;
    const behind =
      level.exec(text.slice(index, Math.min(until, index + word.length + 25)))?.[0] ??
      level.exec(text.slice(Math.max(0, index - 22), index))?.[0];
    const said =
      behind
        ?.toLowerCase()
        .replace(/^[abc]\d$/, (code) => code.toUpperCase())
        .replace(/s$/, '')
        .replace(/^medio$/, 'medio')
        .replace(/^nativa$/, 'nativo') ?? '';
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}${said ? ` ${said}` : ''}`;
  });
  const isChoice = /\s[ou]\s/.test(text.slice(found[0]?.index ?? 0, found.at(-1)?.index ?? 0));
  let rest = text;
  for (const { word, index } of [...found].reverse())
    rest = `${rest.slice(0, index)} ; ${rest.slice(index + word.length)}`;
  rest = rest
    .replace(level, ' ')
    .replace(/(?<!\p{L})(?:nivel|dominio|manejo|biling[uü]e|fluido)(?!\p{L})/giu, ' ');
  return { found: isChoice && shown.length > 1 ? [either(shown, true)] : shown, rest };
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
  const others = named.filter(({ word }) => word !== 'English');
  const fluent = isFluent.test(text) ? 'Fluent ' : '';
  const last = named.at(-1);
  const from = named[0]?.index ?? 0;
  const rest = `${text.slice(0, from).replace(/[^.;,]*$/, '')} ; ${text.slice((last?.index ?? 0) + (last?.word.length ?? 0)).replace(/^\s*(?:skills?|language|speaker|fluency|\(spoken and written\)|[ABC][12]|is|are|a|strongly|plus|preferred|highly|desir\w+|helpful|required|\W)*/i, '')}`;
  if (others.length === 0) {
    const code = /\b[BC][12]\b/.exec(text)?.[0];
    return { found: code ? [`English ${code}`] : [], rest };
  }
  const isChoice =
    /\bbilingual\b/i.test(text) ||
    /\bor\b|\//.test(text.slice(others[0]?.index ?? 0, others.at(-1)?.index ?? 0));
  const words = others.map(({ word }) => word);
  return {
    found:
      isChoice || words.length > 2
        ? [`${fluent}${either(words, false)}`]
        : words.map((word) => `${fluent}${word}`),
    rest,
  };
}
