/** The state that readers of a posting share: a demand's words on their way to a criterion's name. */
import type { Criterion } from '../../../schemas/criteria.ts';
import { occupationsOfTitle } from '../vocabulary/occupations.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf } from '../vocabulary/tokens.ts';

/** One demand of a posting: a clause, or the part of it that a reader before has left. */
export interface Asked {
  text: string;
  nice: boolean;
  /** The job's title as it was written. */
  title: string;
  spanish: boolean;
}

/** A reader's result for a demand, and the words it leaves to the readers behind it. */
export interface Reading {
  found: string[];
  /** By a name found: the same with every word of the posting, where the name leaves some out. */
  whole?: ReadonlyMap<string, string>;
  rest: string;
}

/** A reader that found nothing leaves everything. */
export const nothingIn = ({ text }: Asked): Reading => ({ found: [], rest: text });

/** A text without what was read of it; what stood around it does not run together. */
export const without = (text: string, start: number, end: number) =>
  `${text.slice(0, start)} ; ${text.slice(end)}`;

/** A criterion's importance by whether it is only wished for. */
export const importanceOf = (nice: boolean): Criterion['importance'] => (nice ? 'NICE_TO_HAVE' : 'MUST_HAVE');

/** A name any longer is reworded or left out, never cut. */
export const longestName = 70;

const spanishWords =
  /(?<!\p{L})(?:de|en|con|para|los|las|una?|experiencia|años?|y|se|requisitos|funciones|ofrecemos|buscamos|deseables?|imprescindibles?|conocimientos?|licenciatura|grado)(?!\p{L})/giu;
const englishWords = /\b(?:the|of|and|with|in|to|for|experience|years?|or|is)\b/gi;

/** Whether a text is written in Spanish, rather than in English. */
export function isSpanish(text: string): boolean {
  const looked = text.slice(0, 5000);
  const spanish = looked.match(spanishWords)?.length ?? 0;
  return spanish > (looked.match(englishWords)?.length ?? 0);
}

/** Demands that no resume shows, or that must not decide: bodies, shifts, checks, permits to work, ways to apply, moods. */
const unshown =
  /[$€£]\s?\d|\d\/hr\b|\b(?:adhere to|comply with|(?:operating|working|running) (?:vehicle|car)|(?:(?:to|can|must|will|and|safely|regularly|occasionally|frequently|heavy|frequent)\slift(?:ing)?|(?<!\b(?:a|an|the|spider|boom|scissor|aerial|fork|man|vehicle|hydraulic|stair) )lift(?:ing|s)?(?=\s(?:up|\d|heavy|at|over|more|and|or|objects|boxes|loads|packages|items|weights?|patients)\b)|(?<=^\W*)lift(?:ing)?)\b(?!\s?(?:\/|truck|boom|station|operator|certif))|outdoors?\b|freezer|(?:for|up to) \d+\+? hours|all weather|push, pull|pounds|lbs?\b|stand (?:for|up)|standing|(?<!(?:conduit|pipe|tube|metal|wire|sheet|press brake) )bend(?:ing)?\b|kneel|climb(?:ing)?\b|physical(?:ly)? (?:exam|demand|able|capab|fit|requirement)|color vision|manual dexterity|background (?:check|investigation|screen)|polygraph|drug|vaccin\w*|immuniz\w*|vendor credentialing|flu shot|TB test|criminal|(?:\d+|eighteen|twenty-one) years? (?:of age|old)|must be (?:at least |over )?\d{2}\b|years of age|\b(?:18|21)\s?\+|non-?smok|authori[sz](?:ed|ation) to work|work authori[sz]ation|legal(?:ly)? to work|right to work|sponsor\w*|visas?\b|selective service|u\.?s\.? (?:citizen|person)|citizens(?:hip)?\b|equal opportunity|affirmative action|eeo\b|reasonable accommodation|disabilit\w*|own (?:transportation|vehicle|car|reliable)|reliable transportation|own (?:hand )?tools|own hood|steel[- ]toed?|boots|weekends?|overtime|nights? (?:and|shift)|shift work|rotating|on[- ]call|every \w+ week|evenings?|holidays|flexible (?:hours|schedule)|availab(?:le|ility)|willing(?:ness)? to (?:travel|work|learn)|travel (?:up )?(?:to )?\d+|\d+% travel|probationary|references|cover letter|portfolio of (?:clients|accounts|commercial)|military experience|veterans|drama|smile|pre-?employment|DBS\b|\bchecks?\b|clean (?:driving|mvr|record)|driving record|mvr\b|good standing with|legible|punctual|new grads)\b|(?<!\p{L})(?:disponibilidad|veh[ií]culo propio|incorporaci[oó]n|turnos?|fin(?:es)? de semana|guardias? (?:localizadas?|rotativas?|presenciales|nocturnas?|un[ao]?|\d)|edad|d[ií]as libres|jornada|no gravidez|buena presencia|referencias|antecedentes|ganas de|proactiv\p{L}*|trabajo en equipo|permiso de trabajo|delitos sexuales|antecedentes penales|horarios?|sexo|g[eé]nero|estado civil|(?:entre )?\d{2} (?:a|y|-) \d{2} a[ñn]os|dotes de mando|don de mando)(?!\p{L})/iu;

export const isUnshown = (text: string): boolean => unshown.test(text);

/** "3 years", "1 año": an amount of time as a criterion's name begins with it. */
export function spanName(months: number, spanish: boolean): string {
  if (months % 12 !== 0) return spanish ? `${months} meses` : `${months} months`;
  const years = Math.round(months / 12);
  return spanish ? `${years} ${years === 1 ? 'año' : 'años'}` : `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** From this closeness on a part of a title is surely what people of an occupation are called. */
const surelyHeld = 0.85;

/** The words of a title that name the work: "line cook" of "Line cooks wanted"; null where no list knows any. */
export function occupationOfTitle(title: string): string | null {
  const [hit] = occupationsIn(termsOf(title)).sort((a, b) => b.length - a.length);
  if (hit) return hit.occupation.name;
  const parts = title.split(/\s[-–—|]\s|\s?[/,;:(]\s?/).map((part) => part.replace(/\)$/, '').trim());
  const held = parts.find((part) => (occupationsOfTitle(part, 1)[0]?.closeness ?? 0) >= surelyHeld);
  return held ? inSentence(held) : null;
}

/** "an electrician", "a cook", "an HR generalist". */
export const withArticle = (noun: string) =>
  `${/^(?:[aeiouAEIO]|[FHLMNRSX]\p{Lu}+(?!\p{L}))/u.test(noun) ? 'an' : 'a'} ${noun}`;

/** First letter small, unless the first word is a name or an abbreviation. */
export function inSentence(words: string): string {
  const [first = ''] = words.split(/[\s/-]/);
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || properNouns.test(first)) return words;
  // "Customer Success" is written with capitals like a title.
  const all = words.split(' ');
  return all.length > 1 && all.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !properNouns.test(word))
    ? words.toLowerCase()
    : words.charAt(0).toLowerCase() + words.slice(1);
}

const properNouns =
  /^(?:Java|Python|Excel|React|Angular|Azure|Oracle|Cisco|Salesforce|Spring|Docker|Epic|Cummins|Detroit|Mazak|Haas|Kafka|Ruby|Rails|Node|Go|Rust|Swift|Kotlin|Linux|Windows|Tableau|Snowflake|Spark|Hadoop|Terraform|Ansible|Yardi|Revit|English|Spanish|French|German|Italian|American|British|European|Montessori)$/;

/** First letter capital. */
export const asName = (words: string) =>
  /^[a-z][A-Z]/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

/** "React, Vue or Angular"; fewer where all would be too long, never one cut in the middle. */
export function either(names: readonly string[], spanish: boolean, most = longestName): string {
  const kept = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  const joined = () => {
    const last = kept.at(-1) ?? '';
    const word = spanish ? (/^(?:o|ho)/i.test(last) ? 'u' : 'o') : 'or';
    return kept.length < 2 ? last : `${kept.slice(0, -1).join(', ')} ${word} ${last}`;
  };
  while (joined().length > most && kept.length > 1) kept.pop();
  return joined();
}
