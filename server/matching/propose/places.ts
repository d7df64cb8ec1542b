/** Where someone has to live, and where the work is done, as the posting says. */
import { placesIn, stateCode } from '../places/places.ts';
import { type Asked, either, nothingIn, type Reading, without } from './asked.ts';

const lives =
  /\b(?:(?:[Mm]ust|should|[Cc]andidates? (?:must|should|will)|you (?:must|will|should)|applicants? must|to|and)\s)?(?:currently\s)?(?:[Ll]ives?|[Rr]esides?|[Rr]esiding|[Ll]iving|be (?:based|located)|[Bb]ased|[Ll]ocated|[Ll]ocal)\s(?:on territory\s\(|in or (?:near|within (?:\d+|\w+) miles of)|in or around|in|to|near|within [^.;,()]{2,30}? of|within)\s?(?:the\s)?(?:greater\s)?([\p{Lu}][^.;()]{1,70})/u;
const lead =
  /^(?:[\s\-•]*|.*\b(?:must|should|candidates?|you|applicants?|remote|ideally|lives)\b.*|.*[,;]\s*)$/i;
const ofEmployer =
  /\b(?:we|our|is an?|headquarter\w*|company|office|offices|client|clients|center|firm|hospital)\b[^.;,]{0,40}$/i;
const spanishLives =
  /(?<!\p{L})(?:residencia|residir|residente|vivir|residiendo)\s(?:en|dentro de|cerca de)\s(?:la\s|el\s)?([^.;,()]{3,50})/iu;
const moves =
  /\b(?:willing(?:ness)? to relocate|able to relocate|relocation to|must relocate|will require relocation)\b(?:\s?to\s(?:the\s)?(\p{Lu}[\p{L} ,]{2,40}))?/u;
const cutOff =
  /\s(?:area|region|metro|or (?:willing|able|surrounding)|and (?:surrounding|be|have|must)|with|for|is|are|who|at|on|to|only|preferred|required)(?!\p{L}).*$|,\s*(?:or|and)\s(?:willing|surrounding).*$/u;

/** Places with their alternatives: "FL, GA, NC, SC or TN", "Austin, TX". */
function placeNames(words: string): string[] {
  const cut = words.replace(cutOff, '').replace(/[\s,.)]+$/, '');
  const [city, state, ...more] = cut.split(/,\s*/);
  if (city && state && more.length === 0 && !/\sor\s/.test(state) && stateCode(state) && !stateCode(city))
    return [`${city}, ${stateCode(state) ?? state}`];
  const whole = cut.split(/\s(?:or|and)\s/);
  if (whole.length > 1 && whole.every((part) => /^\p{Lu}[\p{L}.' -]+,\s\p{Lu}[\p{L} ]+$/u.test(part)))
    return whole;
  return cut
    .split(/,\s*(?:or\s|and\s)?|\s(?:or|and)\s/)
    .map((part) => part.trim())
    .filter((part) => /^\p{Lu}[\p{L}.' -]{1,30}$/u.test(part) && part.split(' ').length <= 4);
}

/** Where people have to live, or that they move. */
export function readPlaces(asked: Asked): Reading {
  const { text, spanish } = asked;
  if (spanish) {
    const match = spanishLives.exec(text);
    const where = match?.[1]?.split(/\s(?:o|y|con|para)\s/)[0]?.trim();
    return match && where
      ? { found: [`Residencia en ${where}`], rest: without(text, match.index, match.index + match[0].length) }
      : nothingIn(asked);
  }
  const found: string[] = [];
  let rest = text;
  const match = lives.exec(text);
  const before = text.slice(0, match?.index ?? 0);
  if (
    match &&
    !ofEmployer.test(before) &&
    (lead.test(before) || /^(?:must|live|reside|local)/i.test(match[0]))
  ) {
    const places = placeNames(match[1] ?? '');
    if (places.length > 0) {
      found.push(`Based in ${either(places, false)}`);
      const end = match.index + match[0].length;
      rest = without(text, match.index, /\bor willing to relocate\b/i.test(text) ? text.length : end);
    }
  }
  const moving = found.length === 0 ? moves.exec(rest) : null;
  if (moving) {
    found.push('Willing to relocate');
    rest = without(rest, moving.index, moving.index + moving[0].length);
  }
  return found.length > 0 ? { found, rest } : nothingIn(asked);
}

/** A posting's words about the place of work. */
interface PlaceOfWork {
  workplaceType: 'ONSITE' | 'HYBRID' | 'REMOTE' | null;
  city: string | null;
  state: string | null;
}

const hybrid =
  /\bhybrid\b(?! (?:cloud|vehicle|car|app|environment|infrastructure|apps|mobile))|(?<!\p{L})h[ií]brid[oa](?!\p{L})|\b\d days? (?:a|per) week (?:in|on|at) (?:the |our )?(?:office|site)|\b\d days?\/week (?:in|on)/iu;
const remote =
  /\b(?:fully|100 ?%|completely|entirely)[- ]remote\b|\bremote(?:ly)?\b(?! (?:sensing|team|desktop|site|sites|monitoring|access|support|control|pilot|area|areas|areas|patient|server|hands|locations?))|\bwork(?:ing)? from home\b|(?<!\p{L})(?:100 ?% remoto|en remoto|teletrabajo|modalidad remota|remoto)(?!\p{L})/iu;
const notRemote = /\b(?:not|no|non|isn't)[- ](?:a )?(?:remote|work from home)/i;
const onSite =
  /\bon[- ]?site\b(?! (?:gym|cafeteria|parking|childcare|daycare|clinic|visits?|training))|\bin[- ]office\b|\bin person\b|(?<!\p{L})presencial(?!\p{L})/iu;
const located =
  /(?:\b(?:location|located in|position is in|office in|based in|on[- ]?site in|hybrid in|in)|(?<!\p{L})(?:ubicación|zona))\W{1,3}$/iu;

/** Workplace and town, where the text says them plainly; null where it does not. */
export function placeOfWork(description: string): PlaceOfWork {
  const text = description.slice(0, 20_000);
  const workplaceType = hybrid.test(text)
    ? 'HYBRID'
    : remote.test(text) && !notRemote.test(text)
      ? 'REMOTE'
      : onSite.test(text)
        ? 'ONSITE'
        : null;
  const place = placesIn(text, 5).find((name) =>
    located.test(text.slice(Math.max(0, text.indexOf(name) - 25), text.indexOf(name))),
  );
  const [city = null, state = null] = place?.split(', ') ?? [];
  return { workplaceType, city, state };
}
