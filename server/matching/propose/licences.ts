/** Licences and certificates: those that are known by name, and "… license" or "… certification" in the posting's own words. */
import { type Asked, either, nothingIn, occupationOfTitle, type Reading, without } from './asked.ts';
import { choiceGroups } from './choices.ts';
import { type LicenceAt, licencesNamed } from './licenceNames.ts';
import { listedIn } from './lists.ts';
import { bareTopic, isTitle, isUnfit, looksNamed } from './topics.ts';

const noun =
  '(?:[Ll]icen[cs]e|[Ll]icensure|[Cc]ertification|[Cc]ertificate|[Ee]ndorsement|[Aa]ccreditation|[Cc]redentials?|[Rr]egistration)';
/** "State Pharmacy Technician Registration", "Texas All-Lines Adjuster license", "SEI endorsement". */
/** Where a licence is from says nothing more. */
const issuedBy =
  /^\W{0,2}(?:in|from|of|issued by|for) (?:the |your )?(?:State|Commonwealth|state|\p{Lu})[^;,.()]*/u;
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
const held =
  /\b(?:within|obtain|ability to (?:get|obtain)|eligible|willing to|able to (?:obtain|get|pass)|may be required)\b/i;
const vague =
  /^(?:valid|current|active|state|professional|required|relevant|appropriate|industry|applicable|other|any|a|an|the|all|your|business|vehicle|preferred|of|in|product|software|must|have|possess|necessary|related|minimum|security)$/i;

const isHeldLater = (text: string) => held.test(text);

function ownName(text: string): { name: string; start: number; end: number } | null {
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
  const [last = '', ...before] = list.items.toReversed();
  return isCertified && named.length === 0 ? [...before.reverse(), `${last} certification`] : list.items;
}

/** Licences a demand asks for, alternatives as one, in the order of the text. */
export function readLicences(asked: Asked): Reading {
  const { text, spanish } = asked;
  const listed = examples.exec(text);
  if (listed) {
    const items = listedIn(listed[1] ?? '')
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
  for (const group of groups)
    found.push(
      either(
        group.map((place) => named[place]?.name ?? ''),
        spanish,
      ),
    );
  named.forEach(({ name }, place) => {
    if (!taken.has(place)) found.push(name);
  });
  for (const { start, end } of [...named].reverse())
    rest = without(rest, start, end + (issuedBy.exec(text.slice(end))?.[0].length ?? 0));
  const match = spanish ? spanishOwn.exec(rest) : null;
  const [, spanishName = ''] = match ?? [];
  if (match && spanishName.length < 60 && !isUnfit(spanishName))
    return {
      found: [...found, spanishName.charAt(0).toUpperCase() + spanishName.slice(1)],
      rest: without(rest, match.index, match.index + match[0].length),
    };
  const other = spanish ? null : ownName(rest);
  const holder = occupationOfTitle(asked.title);
  if (found.length === 0 && !other && !spanish && holder && /\blicensed\b(?! by)/i.test(rest))
    return { found: [`${holder.charAt(0).toUpperCase()}${holder.slice(1)} license`], rest: '' };
  if (other) return { found: [...found, other.name], rest: without(rest, other.start, other.end) };
  return found.length > 0 ? { found, rest } : nothingIn(asked);
}

/** Whether the licence may be got later, so that nobody has to hold it yet. */
export const mayComeLater = isHeldLater;
