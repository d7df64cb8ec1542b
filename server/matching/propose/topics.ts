/** Whether a few words of a posting name a thing that people have worked in or with. */
import { commonTerms } from '../vocabulary/commonTerms.ts';
import { roleNouns } from '../vocabulary/general.ts';
import { occupationsOfTitle } from '../vocabulary/occupations.ts';
import {
  isPlain,
  isSpanishName,
  isTradeTerm,
  phraseAt,
  phraseOf,
  sameMeaning,
  skillAt,
} from '../vocabulary/phrases.ts';
import { settingOf } from '../vocabulary/settings.ts';
import { stem } from '../vocabulary/stem.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { tradeNamed } from '../vocabulary/tradeNames.ts';

/** Qualities and amounts before a thing; none of it. */
const qualities =
  /^(?:(?:post[- ]registration|strong|solid|proven|good|great|excellent|exceptional|outstanding|advanced|basic|intermediate|expert|deep|thorough|working|hands-on|hands on|practical|prior|previous|recent|relevant|related|extensive|demonstrated|significant|successful|professional|progressive(?:ly)?|increasingly|responsible|direct|full[- ]time|paid|overall|total|combined|actual|minimum|min|high|highly|current|valid|active|own|real|true|general|various|multiple|modern|similar|specialized|post-?graduate|industry|an?|the|some|any|all|other|our|your|its|their|with|in|of|on|as|using|within|least|at|both|either|buen[oa]?|s[oó]lid[oa]s?|amplia|previa|demostrable|comprobable|general(?:es)?|nivel|alto|el|la|los|las|un|una|de|del|en|con|como)\s+)+/iu;
/** Nouns behind a thing that only say that it is one. */
const kinds =
  /\s+(?:skills?|experience|exp\.?|knowledge|environments?|settings?|fields?|industry|industries|sectors?|roles?|positions?|capacity|companies|company|firms?|context|background|software|tools?|suite of tools|applications?|programs?|platforms?|systems|technolog(?:y|ies)|methodolog(?:y|ies)|principles|concepts|regulations|desirable|desired|preferred|required|a plus|is|etc\.?|obligatorio|imprescindible|indispensable|deseable|valorable|avanzad[oa]s?)$/iu;

/** Words that make a phrase a sentence, a mood or someone's own. */
const unfit =
  /(?<![\p{L}])(?:experience|track record|utilities|or as|you|your|we|our|us|they|them|their|it|its|he|she|be|been|is|are|was|were|will|would|can|could|must|should|have|has|had|who|whom|which|that|this|these|those|what|how|when|where|why|not|no|very|more|than|ability|able|willing|please|candidates?|applicants?|company|companies|team|teams|people|things?|way|ways|passion\w*|attitude|motivat\w*|communicat\w*|interperson\w*|organiz\w*|detail|details|multi-?task\w*|energ\w*|enthusias\w*|excellen\w*|profession\w*|reliab\w*|depend\w*|friendly|successful\w*|(?<!customer )success|opportunit\w*|environment|culture|mission|values?|years?|months?|min|last|focused|oriented|driven|combination|education|possession|college|graduates?|accredited|school of|functions|essential|qualifications|summary|least|minimum|required?|requirements?|prefer\w*|desir\w*|plus|bonus|equivalent|similar|related|following|etc|day|days|week|hours?|salary|benefits?|attention|verbal|oral|written|interact\w*|judg\w*|integrity|discretion|sense|pressure|deadlines?|independent\w*|self|sound|storytelling|needed|ideal\w*|comfortabl\w*|deep\w*|afraid|scare|starts?|starting|love|fast|paced|fun|high-?energy|work|working|job|jobs|duties|tasks|others?|time of|que|se|nuestr[oa]s?|equipo|persona|capacidad|ser|estar|trabajo|empresa|puesto|similar|afin|a[ñn]os?|responsab\w*|comunicaci\p{L}*)(?![\p{L}])/iu;

/** Whether words could be a name at all. */
export const isUnfit = (words: string): boolean => unfit.test(words);

/** A thing without what only surrounds it: "strong Excel skills" → "Excel". */
export function bareTopic(words: string): string {
  let bare = words
    .replace(/["“”]/g, '')
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#@)]+$/gu, '')
    .replace(/\s+/g, ' ');
  // The article of a name belongs to it: "La Ley".
  const isNamed = /^(?:La|El|Los|Las) \p{Lu}/u.test(bare);
  for (let round = 0; round < 4 && !isNamed; round += 1) {
    const next = `${bare} `.replace(qualities, '').trim().replace(kinds, '').trim();
    if (next === bare) break;
    bare = next;
  }
  const plain = bare
    .replace(/\s*\((?:[^()]*)\)\s*$/, '')
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#@)]+$/gu, '');
  // "Microsoft applications" leaves only the maker.
  return plain === 'Microsoft' ? 'Microsoft Office' : plain;
}

const filling = new Set('of in and or the for a an de en y o la el los las del con'.split(' '));
const wordsOf = (topic: string) => topic.split(/[\s/]+/).filter((word) => !filling.has(word.toLowerCase()));

/** From this closeness on words are a title as the lists of occupations have it, and not only about the same work. */
const surelyTitle = 0.8;
const roles = new Set([...roleNouns].map(stem));
/** Endings of people, and not of work: "baker", "receptionist", "panadero". */
const ofPeople = /(?:er|or|ist|ian|man|woman|eer|ero|era|dora?|ista|paralegal|athlete)s?$/iu;

/** Whether a word of a text is one for people by their work: "Lead", "teacher", "conductora". */
export const namesRole = (text: string): boolean =>
  text
    .split(/[\s/]+/)
    .some((word) => roles.has(stem(word.toLowerCase())) || (word.length > 4 && ofPeople.test(word)));

/** Whether words are a job's title, all of them: "graphic designer". Tools that are called like people are none: "Docker". */
export function isTitle(topic: string): boolean {
  const terms = termsOf(topic);
  if (!roles.has(terms.at(-1) ?? '') && !ofPeople.test(topic)) return false;
  const phrase = phraseOf(terms);
  if (phrase && phrase.skill >= 0 && (!isPlain(phrase) || /^\p{Lu}/u.test(topic))) return false;
  return (occupationsOfTitle(topic, 1)[0]?.closeness ?? 0) >= surelyTitle;
}

/** Whether words name a trade, a skill, a tool, a ward, or are made of words that are typical of trades. */
export function isKnownTopic(topic: string): boolean {
  const terms = termsOf(topic);
  if (terms.every((term) => commonTerms.has(term)) || topic.length > 48 || isUnfit(topic)) return false;
  if (/\d\+|\s(?:an?|the)\s|^to\s/i.test(topic) || ` ${topic}`.replace(kinds, '') === '') return false;
  if (tradeNamed(topic) !== null || settingOf(terms) !== null || isTitle(topic)) return true;
  const phrase = phraseOf(terms);
  const words = wordsOf(topic);
  // A word that is only typical of trades has to be a thing: "kitchen", not "commercial" or "managing".
  if (phrase && phrase.skill < 0 && words.length === 1)
    return !/(?:al|ive|ing|ed|ic|ial|ary|line)$/i.test(topic);
  if (phrase) return !(skillAt(phrase.skill)?.soft ?? false);
  if (words.length === 1) return false;
  if (words.length > 5) return false;
  const known = words.filter((word) => termsOf(word).some(isTradeTerm)).length;
  return known > 0 && known * 2 >= words.length && termsOf(words.at(-1) ?? '').some(isTradeTerm);
}

const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)-(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)|AM|PM|ASAP|FT|PT|FTE|DOE|EOE|USA|US|PTO|HR\/week|N\/A|TBD|CV|ETT)$/i;

/** Whether words are a name of their own by how they are written: "Wellview", "SAP FI/CO", "3M Encoder". */
export function looksNamed(topic: string, opensSentence: boolean): boolean {
  if (
    topic.length > 40 ||
    isUnfit(topic) ||
    /\/(?:hr|yr|wk)\b|[$€£%]|\d{2,}k\b|^[^(]*\)|\([^)]*$/i.test(topic)
  )
    return false;
  const words = wordsOf(topic);
  if (words.length === 0 || words.length > 4 || words.some((word) => months.test(word))) return false;
  const isNamed = (word: string, at: number) =>
    /\p{Lu}.*\p{Lu}|\p{L}\d|\d\p{L}/u.test(word) || (/^\p{Lu}/u.test(word) && !(opensSentence && at === 0));
  return (
    words.some(isNamed) && (isNamed(words[0] ?? '', 0) || words.length > 1) && /\p{L}{2}|[#+]/u.test(topic)
  );
}

/** A known name with an ordinary word behind it says no more than the name: "NetSuite financials", "Mastercam programming". */
export function leadingName(topic: string): string | null {
  const [, name = '', rest = ''] = /^(\p{Lu}\S*(?:\s\p{Lu}\S*)*)\s(\p{Ll}\S*)$/u.exec(topic) ?? [];
  const phrase = phraseOf(termsOf(name));
  return rest !== '' && phrase && phrase.skill >= 0 && !isPlain(phrase) && !skillAt(phrase.skill)?.soft
    ? name
    : null;
}

/** How a known skill is called; the words themselves where none is. */
export function shownTopic(topic: string): string {
  const phrase = phraseOf(termsOf(topic));
  const skill = phrase && skillAt(phrase.skill);
  const first = phraseAt(skill?.phrases[0] ?? -1);
  if (!skill || !first || !phrase || isSpanishName(phrase) || !sameMeaning(phrase, first)) return topic;
  // A name written with capitals is written well enough.
  if (skill.name.toLowerCase() === topic.toLowerCase()) return skill.name;
  return /\p{Lu}/u.test(topic) || /\s/.test(topic) ? topic : skill.name;
}
