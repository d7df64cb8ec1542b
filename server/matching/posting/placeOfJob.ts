/** The town, state and country in which a posting's work is done. */
import type { JobProposals } from '../../../schemas/job.ts';
import { countryBehind } from '../places/countries.ts';
import { stateCode } from '../places/places.ts';
import { type Town, townsCalled } from '../places/towns.ts';

interface PlaceOfJob extends Pick<JobProposals['job'], 'city' | 'state' | 'country'> {
  /** The words that say it. */
  from: string;
}

const word = String.raw`(?:(?:St|Ste|Ft|Mt|Sta|Sto)\.|\p{Lu}[\p{L}'’-]*)`;
const name = `${word}(?: (?:de(?:l| los| las| la)? |la )?${word}){0,3}`;
const named = new RegExp(name, 'gu');
/** Behind "Duluth, MN", "Rockford, Illinois", "Portland OR", "Trujillo, Perú": the state or the country. */
const regionBehind = new RegExp(String.raw`^(?: ?, ?(${word}(?: ${word}){0,2})| ([A-Z]{2})(?!\p{L}))`, 'u');

/** Smaller towns of a name alone are too often something else. */
const fewestPeople = 15_000;

/** Words before a place, and how surely the work is done there. */
const cues: [number, RegExp][] = [
  [
    6,
    /(?:^|[.;|•\n]\s?)\s*(?:\*\*)?(?:job\s|work\s)?(?:location|place of work|city|ubicaci[oó]n|zona|lugar(?: de trabajo)?|localidad|ciudad|sede)\s?:(?:\*\*)?\s*$/iu,
  ],
  [
    4,
    /\b(?:office|based|located|onsite|on-site|hybrid|position is|plant|store|clinic|practice|our)\s(?:in|at|de|en)\s$|(?<!\p{L})(?:oficina|sede|base|planta|cl[ií]nica|tienda|despacho|centro|hospital|colegio|obras?)\s(?:\p{L}+\s){0,3}?(?:en|de)\s$/iu,
  ],
  [3, /(?:^|[\s(])(?:in|en|para|at|near)\s$|[(|]\s?$|\s-\s$/iu],
  [2, /(?:^|\s)(?:de|of|our)\s$|,\s$/iu],
];
/** Where people live, where the employer sits, or whose name it is. */
const notHere =
  /\b(?:live|lives|living|reside|resides|residing|headquarter\w*|university|college|between|degree|from|clients? in|state of|licen[cs]e\w* in|routes?)\b[^.;\n]{0,40}$|(?<!\p{L})(?:residir|residencia|residente|vivir|universidad|rutas|entre|provincia)(?!\p{L})[^.;\n]{0,40}$/iu;

const spanishCountries = new Set('ES MX CO AR PE CL EC VE UY PY BO CR PA GT HN SV NI DO CU PR'.split(' '));

interface Candidate extends PlaceOfJob {
  worth: number;
  at: number;
}

const codeOfState = ({ country, region = '' }: Town): string | null =>
  country === 'US' || country === 'CA' ? stateCode(region) : null;

/** The town of a name: in the state or country that stands behind it, else the likeliest. */
function townOf(city: string, behind: string, hints: Hints): { town: Town; isSaid: boolean } | null {
  const towns = townsCalled(city);
  const state = behind === '' ? null : stateCode(behind);
  const country = behind === '' ? null : countryBehind(behind);
  if (state) {
    const town = towns.find((one) => codeOfState(one) === state);
    return town ? { town, isSaid: true } : null;
  }
  if (country) {
    const town = towns.find((one) => one.country === country);
    return town ? { town, isSaid: true } : null;
  }
  const large = towns.filter(({ people }) => people >= fewestPeople);
  const town =
    large.find((one) => one.country === hints.country) ??
    (hints.isSpanish ? large.find((one) => spanishCountries.has(one.country)) : undefined) ??
    (hints.country ? undefined : large[0]);
  return town ? { town, isSaid: false } : null;
}

interface Hints {
  /** The country that the text names, or whose money it pays. */
  country: string | null;
  isSpanish: boolean;
}

/** The one country a text names; null for none and for several. */
export function countryNamed(text: string): string | null {
  const found = new Set(
    [...text.matchAll(new RegExp(`(?<![\\p{L}])${word}(?:\\s${word})?`, 'gu'))].flatMap(([words]) => {
      const code = words.length > 3 && !stateCode(words) ? countryBehind(words) : null;
      return code ?? [];
    }),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** The words at the beginning that are a state or a country: "Texas" of "Texas Pay". */
function regionIn(words: string): string {
  const all = words.split(' ');
  for (let to = all.length; to > 0; to -= 1) {
    const some = all.slice(0, to).join(' ');
    if (stateCode(some) !== null || countryBehind(some) !== null) return some;
  }
  return '';
}

function candidatesIn(text: string, hints: Hints): Candidate[] {
  return [...text.matchAll(named)].flatMap((match) => {
    const [full] = match;
    const [tail = '', behindComma = '', behindSpace = ''] =
      regionBehind.exec(text.slice(match.index + full.length)) ?? [];
    const before = text.slice(Math.max(0, match.index - 70), match.index);
    if (notHere.test(before)) return [];
    const cue = cues.find(([, pattern]) => pattern.test(before))?.[0] ?? 0;
    const words = full.split(' ');
    const behind = regionIn(behindComma) || behindSpace;
    const isRegion = stateCode(behind) !== null || countryBehind(behind) !== null;
    const whole = isRegion ? `${full}${tail}` : full;
    // "Harbor Clinic Salem, OR", "Salem Downtown": the town may be some of the words only.
    for (let from = 0; from < words.length; from += 1)
      for (let to = words.length; to > from; to -= 1) {
        const isLast = to === words.length;
        const city = words.slice(from, to).join(' ');
        const found = townOf(city, isRegion && isLast ? behind : '', hints);
        const worth = (from === 0 ? cue : 0) + (found?.isSaid ? 4 : 0);
        if (!found || worth === 0) continue;
        const { town } = found;
        return [
          { city, state: codeOfState(town), country: town.country, from: whole, worth, at: match.index },
        ];
      }
    const state = stateCode(behind);
    // A small town that no list has, with its state.
    if (state && cue > 0)
      return [{ city: full, state, country: 'US', from: whole, worth: cue + 3, at: match.index }];
    return [];
  });
}

/** Where the work of a posting is done, as far as it says; null where it does not. */
export function placeOfJob(text: string, hints: Hints): PlaceOfJob | null {
  const [best] = candidatesIn(text.slice(0, 20_000), hints).toSorted(
    (a, b) => b.worth - a.worth || a.at - b.at,
  );
  if (!best) return null;
  const { worth: _, at: __, ...place } = best;
  return place;
}
