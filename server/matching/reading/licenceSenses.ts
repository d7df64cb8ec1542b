/** Finds lines among the licenses that are none: places, people, employers, titles, skills, memberships, talks, plain headings. */
import { countryCode } from '../places/countries.ts';
import { isPlace, isRegion, isTown } from '../places/regions.ts';
import { isLicence } from '../vocabulary/licences.ts';
import { anyCase, findPhrases, phraseOf, skillAt } from '../vocabulary/phrases.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { isNameLine } from './headline.ts';
import { isForeignLanguage } from './languages.ts';
import { organisationAt } from './organisations.ts';
import { headerOf } from './sections.ts';
import { isTelling, titleness } from './titleness.ts';

/** Words of which one at least stands in the name of most licences. */
const named =
  /\b(?:certif\w+|licen[cs]\w+|chartered|registered|accredit\w+|permit|card|ticket|badge|credential|diploma|endorsement|clearance|carn[eé]t?|permiso|titulad[oa]|belt|level|class|first aid|safety|training|course|instructor|professional|specialist|practitioner|trainer|journeyman|technician|nurse|driver|operator|welder|electrician|plumber|inspector|handler|administrator|master|fundamentals|foundation|series|hours?|hrs?|cpr|osha|\d+[- ]hour)\b/i;
const acronym = /(?<!\p{L})\p{Lu}[\p{Lu}\d+/&-]{1,9}(?!\p{Ll})/u;
const alone =
  /^(?:(?:professional|technical|other)\s)?(?:certifi(?:cations?|cates?|ed)|licen[cs]es?|licen[cs]ures?|credentials?|training|courses?|diplomas?|awards?|certificaci[oó]n(?:es)?|certificados?|cursos?|licencias?|name|issuer|issued by|date|number|id|pending|active|current|valid|expired|state|city|country)$/i;
const otherThings =
  /\b(?:member(?:ship)?s?|society|association|club|fellow(?:ship)? of|speaker|keynote|presented|presentation|talk|publish\w*|journal|conference|proceedings|vol\.|pp\.|award|dean['’]s list|honou?rs|scholarship|volunteer\w*|references?|european union|all rights reserved|miembro|soci[oa] de|ponencia|publicaci[oó]n)\b|©|^["“«]/i;
const certifies = /\b(?:certif\w+|licen[cs]\w+|registered|chartered|accredit\w+)\b/i;

const isPlaceholder = (item: string) =>
  /^(?:city|state|country|company name|usa?|u\.s\.?a?\.?|united states)\b[\s,]*(?:city|state|country|usa?)?$/i.test(
    item,
  );

/** Whether words are the name of a place, of a language or of a person. */
const isOtherName = (item: string) =>
  isPlaceholder(item) ||
  isPlace(item) ||
  isRegion(item) ||
  isTown(item) ||
  countryCode(item) !== null ||
  isForeignLanguage(item);

/** Whether an item is a skill that no authority gives: "Supply Chain", "Cash Handling". */
function isOnlySkill(item: string): boolean {
  if (named.test(item)) return false;
  const phrase = phraseOf(termsOf(item));
  const skill = phrase && skillAt(phrase.skill);
  return skill !== undefined && !isLicence(skill.name) && !/^\p{Lu}[\p{Lu}\d+/&-]{1,9}$/u.test(item);
}

/** Two or three words with capitals, which a name that no list has looks like. */
const mayBePerson = /^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.?)?(?:\s\p{Lu}[\p{L}'’-]+){1,2}$/u;

function saysSkill(item: string): boolean {
  let found = false;
  findPhrases(termsOf(item), anyCase, ({ phrase }) => {
    found ||= phrase.skill >= 0;
  });
  return found;
}

/**
 * Whether words that stand among licences are one.
 * @param inSection whether they stand below a heading of licences
 */
export function isLicenceName(item: string, inSection: boolean): boolean {
  if (alone.test(item) || isOtherName(item) || headerOf(item) !== null) return false;
  if (otherThings.test(item) && !certifies.test(item)) return false;
  if (isOnlySkill(item)) return false;
  const isNamed = (named.test(item) || acronym.test(item)) && !/ at \p{Lu}/u.test(item);
  if (isNamed) return !isTelling(item) || item.split(' ').length <= 10;
  if (!inSection) return false;
  return (
    !isTelling(item) &&
    !isNameLine(item) &&
    titleness(item) < 2 &&
    organisationAt(item) === null &&
    (saysSkill(item) || !mayBePerson.test(item))
  );
}
