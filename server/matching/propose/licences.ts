/** Licences and certificates: those that are known by name, and "… license" or "… certification" in the posting's own words. */
import { countryBehind } from '../places/countries.ts';
import { stateCode } from '../places/places.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import {
  type Asked,
  asName,
  either,
  isUnshown,
  longestName,
  nothingIn,
  occupationOfTitle,
  type Reading,
  without,
} from './asked.ts';
import { choiceGroups } from './choices.ts';
import { type LicenceAt, licencesNamed } from './licenceNames.ts';
import { listedIn } from './lists.ts';
import { bareDemand } from './ownWords.ts';
import { bareTopic, isTitle, isUnfit, looksNamed } from './topics.ts';

const noun =
  '(?:[Ll]icen[cs]e|[Ll]icensure|[Cc]ertification|[Cc]ertificate|[Ee]ndorsement|[Aa]ccreditation|[Cc]redentials?|[Rr]egistration)';
/** "State Pharmacy Technician Registration", "Texas All-Lines Adjuster license", "SEI endorsement". */
/** Where a licence is from says nothing more. */
const issuedBy =
  /^\W{0,2}(?:(?:in|from|of|issued by|for) (?:the |your )?(?:State|Commonwealth|state|\p{Lu})[^;,.()]*|(?:en|por|de|del)\s(?:el |la |su )?(?:\p{Lu}[\p{L}-]+|(?:colegio|comunidad|provincia)(?!\p{L}))(?:\s(?:de(?: la| los)?|del|y|e|oficial|\p{Lu}[\p{L}-]+))*)/u;
const own = new RegExp(
  `((?:[A-Z][A-Za-z&+/'-]*|\\d{1,3}|of|in)(?:\\s(?:[A-Z][A-Za-z&+/'-]*|\\([A-Z&/ -]{2,12}\\)|\\d{1,3})){0,5}|(?<![A-Za-z])(?:[A-Z][A-Za-z]+\\s)?[a-z]{3,14}(?:\\s[a-z]{3,14})?)\\s(${noun})\\b`,
);
/** "certifications such as CISSP, CCSP or GIAC", "Certification: CSP, CIH or CHMM". */
const examples =
  /\b(?:certifications?|certs|credentials|licenses|designations?)\b\s*(?:,|\()?\s*(?:such as|like|including|e\.g\.,?|for example|i\.e\.,?|\(|:)\s*([^.;]{2,120})/i;
/** "CCS, CPC or RHIT credential", "CSP, CIH or CHMM". */
const behind =
  /^(.{2,90}?)\s*(?:certifications?|certified|certs?|credentials?|designation|licen[cs]es?|licensure)?\W*$/i;
const spanishOwn =
  /(?<!\p{L})((?:certificaci[oó]n(?:es)?|certificado|registro profesional|carn[eé]t?|licencia)\s(?:de\s|en\s|profesional\s)?[\p{L}\d+]+(?:\s(?:[A-Z]|o|u|de|en)(?![\p{L}\d])(?:\s[\p{L}\d]+)?){0,3})/iu;
/** A licence up to where something else begins. */
const spanishWhole =
  /^[^,;.()]{0,60}?(?=$|[,;.()]|\s(?:y|e|en vigor|vigente|imprescindible|obligatori[oa]|deseable|valorable)(?!\p{L}))/iu;
const held =
  /\b(?:within|obtain|ability to (?:get|obtain)|eligible|willing to|able to (?:obtain|get|pass)|may be required)\b/i;
const vague =
  /^(?:valid|current|active|state|professional|required|relevant|appropriate|industry|applicable|other|any|a|an|the|all|your|business|vehicle|preferred|of|in|product|software|must|have|possess|necessary|related|minimum|security)$/i;

const isHeldLater = (text: string) => held.test(text);

/** "An NCCCO certified crane operator". */
const certified = /(?<![\p{L}-])(\p{Lu}[\p{Lu}\d&+/-]{2,})[- ]certified(?!\p{L})/u;

function ownName(text: string): { name: string; start: number; end: number } | null {
  const letters = certified.exec(text);
  if (letters)
    return {
      name: `${letters[1]} certification`,
      start: letters.index,
      end: letters.index + letters[0].length,
    };
  const match = own.exec(text);
  if (!match) return null;
  const words = (match[1] ?? '')
    .split(' ')
    .filter((word, at, all) => !(vague.test(word) && at === all.findIndex((other) => !vague.test(other)) - 1))
    .join(' ')
    .replace(
      /^(?:(?:valid|current|active|an?|the|must|have|possess|requires?|required|preferred|desired|state|appropriate|of|in|hold)\s)+/gi,
      '',
    );
  const isLower = !/[A-Z]/.test(words);
  if (
    words === '' ||
    words.split(' ').every((word) => vague.test(word)) ||
    isUnfit(words) ||
    words.length > 50 ||
    /^(?:post|pre)$/i.test(words)
  )
    return null;
  if (
    isLower &&
    !isTitle(words) &&
    !/(?:ing|er|or|ist|ian|nurse|aid|care|saw|scuba|crane|boiler)$/i.test(words)
  )
    return null;
  return {
    name: `${words.charAt(0).toUpperCase()}${words.slice(1)} ${(match[2] ?? '').toLowerCase()}`,
    start: match.index,
    end: match.index + match[0].length,
  };
}

/** A list of certificates, some of which are known: one demand with all of them as they are written. */
function wholeList(text: string, named: readonly LicenceAt[]): string[] {
  const isCertified = /(?:certifications?|certified|certs?|credentials?)\W*$/i.test(text);
  if (named.length === 0 && !isCertified) return [];
  const shown =
    behind.exec(
      text.replace(/^(?:must (?:have|hold|be)|have|hold|required|either|active|current|valid|an?)\s+/i, ''),
    )?.[1] ?? '';
  if (!/\bor\b|\//.test(shown)) return [];
  const [list, ...more] = listedIn(shown);
  if (!list || more.length > 0 || list.items.length < 2 || list.head !== '') return [];
  if (!list.items.every((item) => looksNamed(item, false) && item.split(' ').length < 5)) return [];
  // "A Washington or compact license": of whom, and no licences of two names.
  if (list.items.some((item) => stateCode(item) !== null || countryBehind(item) !== null)) return [];
  const [last = '', ...before] = list.items.toReversed();
  return isCertified && named.length === 0 ? [...before.reverse(), `${last} certification`] : list.items;
}

/** Words behind "or" that name no alternative to a licence: another way to it, or anything like it. */
const noAlternative =
  /^(?:(?:be )?(?:willing|able|eligible)|(?:the )?ability|obtain|(?:actively )?(?:pursuing|working toward)|in progress|equivalent|similar|other|related|candidates? (?:who|with)|\d+|an?y? (?:equivalent|related|similar|degree)|equivalente|similar|afín)(?!\p{L})/iu;
const alternativeBehind =
  /^(?:\s?\([^()]{2,20}\))?(?:,\s[^,;.()]{2,40}?)*,?(?:\s(?:or|o|u)\s|\s?\/\s?)([^,;.()]{2,40})/iu;
const alternativeBefore =
  /(?:^|[,;.:]\s|\s(?:and|y|with|of|in|an?|hold|have)\s)((?:[^,;.()\s]+(?:\s\([^()]{2,20}\))?\s){1,6}?(?:or|o|u)\s(?:\p{Ll}[^,;.()\s]+\s){0,2}|(?:[^,;.()\s]+\s){0,3}[^,;.()\s]+\s?\/\s?)$/iu;
/** Words before a licence that are no part of its name. */
const aheadOfName =
  /^(?:(?:valid|current|active|unrestricted|unencumbered|an?|the|must|have|has|hold|possess|requires?|required|preferred|desired|ideally|preferably|state|appropriate|your|with|imprescindible|contar|estar)\s)+/i;
const aboutWish =
  /\s(?:(?:is|are|strongly|highly|also)\s)*(?:preferred|required|desired|desirable|helpful|welcome|a plus|a must|deseables?|valorables?|imprescindibles?)(?!\p{L}).*$/iu;
const namedBefore = /(?:^|\s)((?:\p{Lu}[\p{L}-]*\s){1,4})$/u;

/** A licence with the words around it that belong to its name: its alternatives, and whose it is or for what. */
function wholeOf(
  text: string,
  { name, start, end }: LicenceAt,
  taken: readonly LicenceAt[],
): { words: string; start: number; end: number } | null {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  const other = alternativeBehind.exec(behind);
  const isOther = other?.[1] !== undefined && !noAlternative.test(other[1].trim());
  const code = isOther ? '' : (/^\s(?=[\p{L}.+-]*\d)[\p{Lu}\d][\p{L}\d.+-]*/u.exec(behind)?.[0] ?? '');
  const ahead = alternativeBefore.exec(before)?.[1] ?? '';
  const owner = ahead === '' ? (namedBefore.exec(before)?.[1] ?? '') : '';
  const from = start - (ahead || owner).length;
  const until = end + (isOther ? (other?.[0].length ?? 0) : code.length);
  // Another licence that is known is a criterion beside this one, or one of a group.
  if (taken.some((one) => one.start !== start && one.start < until && from < one.end)) return null;
  const words = text.slice(from, until).replace(aheadOfName, '').replace(aboutWish, '').trim();
  if (words === text.slice(start, end) || words === '' || words.length > longestName) return null;
  return bareDemand(words).length < name.length / 2
    ? null
    : { words: asName(bareDemand(words)), start: from, end: until };
}

/** Licences a demand asks for, alternatives as one, in the order of the text. */
export function readLicences(asked: Asked): Reading {
  const { text, spanish } = asked;
  const listed = examples.exec(text);
  if (listed) {
    const items = listedIn((listed[1] ?? '').replace(/\)[^()]*$/, ''))
      .flatMap(({ items: all, head }) => (head ? [head, ...all] : all))
      .map(bareTopic)
      .filter((item) => looksNamed(item, false));
    if (
      items.length > 1 ||
      (items.length > 0 &&
        !/\($/.test(listed[0].slice(0, listed[0].length - (listed[1] ?? '').length).trim()))
    )
      return {
        found: [either(items, spanish)],
        rest: without(text, listed.index, listed.index + listed[0].length),
      };
  }
  const named = licencesNamed(text);
  const whole = wholeList(text, named);
  if (whole.length > 0) return { found: [either(whole, spanish)], rest: '' };
  let rest = text;
  const found: string[] = [];
  const groups = choiceGroups(text, named);
  const taken = new Set(groups.flat());
  const wholes = new Map<string, string>();
  const spans = new Map<number, { start: number; end: number }>();
  for (const group of groups)
    found.push(
      either(
        group.map((place) => named[place]?.name ?? ''),
        spanish,
      ),
    );
  named.forEach(({ name }, place) => {
    if (taken.has(place)) return;
    found.push(name);
    const whole = named[place] && wholeOf(text, named[place], named);
    if (whole) {
      wholes.set(name, whole.words);
      spans.set(place, whole);
    } else if (named[place] && (spanish || /-\p{Lu}+$/u.test(text.slice(0, named[place].end)))) {
      // "Permiso de conducir B" says more than the name it goes by.
      const written = text.slice(named[place].start, named[place].end);
      if (!spanish || termsOf(written).length > termsOf(name).length) wholes.set(name, asName(written));
    }
  });
  for (const { start, end } of named.map((one, place) => spans.get(place) ?? one).reverse())
    rest = without(rest, start, end + (issuedBy.exec(text.slice(end))?.[0].length ?? 0));
  const match = spanish ? spanishOwn.exec(rest) : null;
  const [, spanishName = ''] = match ?? [];
  if (match && spanishName.length < 60 && !isUnfit(spanishName) && !isUnshown(text))
    return {
      found: [...found, asName(spanishName)],
      whole: wholes.set(
        asName(spanishName),
        wholeOf(rest, { name: spanishName, start: match.index, end: match.index + match[0].length }, [])
          ?.words ?? asName(spanishWhole.exec(rest.slice(match.index))?.[0] ?? spanishName),
      ),
      rest: without(rest, match.index, match.index + match[0].length),
    };
  const other = spanish ? null : ownName(rest);
  const holder = occupationOfTitle(asked.title);
  if (found.length === 0 && !other && !spanish && holder && /\blicensed\b(?! by)/i.test(rest))
    return { found: [`${holder.charAt(0).toUpperCase()}${holder.slice(1)} license`], rest: '' };
  if (other) {
    const whole = wholeOf(rest, other, []);
    if (whole) wholes.set(other.name, whole.words);
    return { found: [...found, other.name], whole: wholes, rest: without(rest, other.start, other.end) };
  }
  return found.length > 0 ? { found, whole: wholes, rest } : nothingIn(asked);
}

/** Words of a licence that people need on their first day. */
const beforeStart =
  /\b(?:before|by|prior to|at)\s(?:the\s|your\s)?(?:start|hire|date of hire|employment|first day)/i;

/** Whether the licence may be got later, so that nobody has to hold it yet. */
export const mayComeLater = (text: string) => isHeldLater(text) && !beforeStart.test(text);
