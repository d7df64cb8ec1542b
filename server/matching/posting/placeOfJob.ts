/** The town, state and country in which a posting's work is done. */
import type { JobProposals } from '../../../schemas/job.ts';
import { countryBehind } from '../places/countries.ts';
import { countriesOfRegion } from '../places/gazetteer.ts';
import { isInRegion } from '../places/locate.ts';
import { stateCode } from '../places/places.ts';
import { regionsCalled } from '../places/stateNames.ts';
import { type Town, townsCalled } from '../places/towns.ts';
import { phraseOf } from '../vocabulary/phrases.ts';
import { termsOf } from '../vocabulary/tokens.ts';

interface PlaceOfJob extends Pick<JobProposals['job'], 'city' | 'state' | 'country'> {
  /** The words that say it. */
  from: string;
}

const word = String.raw`(?:(?:St|Ste|Ft|Mt|Sta|Sto)\.|\p{Lu}[\p{L}'’-]*)`;
const name = `${word}(?: (?:de(?:l| los| las| la)? |la )?${word}){0,3}`;
const named = new RegExp(name, 'gu');
/** Behind "Duluth, MN", "Portland OR", "Vitoria (Álava)", "Bilbao, País Vasco": the state, the region or the country. */
const regionBehind = new RegExp(
  String.raw`^(?:(?: ?, ?| ?\(| [-/|·] )((?:(?:\p{Lu}\.){2}|${word}\.?)(?: (?:(?:de(?:l| la| los| las)?|of|y|and|the) )*${word}){0,4})| ([A-Z]{2})(?!\p{L}))`,
  'u',
);
/** A town at the beginning of a line counts so much. */
const openingLine = 3;
const withoutDots = (words: string) => words.replaceAll('.', '');
/** "LAREDO" is written for a heading. */
const asTown = (name: string) =>
  name.length > 3 && name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

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

/** Whether words are a state, a country, a province or a region. */
const isRegion = (words: string): boolean =>
  stateCode(words) !== null ||
  countryBehind(words) !== null ||
  (/[.\p{Lu}]$/u.test(words) || words.length > 4
    ? regionsCalled(withoutDots(words)).length > 0 || countriesOfRegion(words).length > 0
    : false);

/** The towns that lie in a state, a country or a region; all of them where the words are none. */
function inRegion(towns: readonly Town[], words: string): readonly Town[] {
  const regions = regionsCalled(withoutDots(words));
  const countries = [countryBehind(words), ...(regions.length === 0 ? countriesOfRegion(words) : [])];
  const isOfCountry = ({ country }: Town) => countries.includes(country);
  const state = stateCode(words);
  return towns.filter(
    (town) =>
      isOfCountry(town) ||
      (state !== null && codeOfState(town) === state) ||
      regions.some((region) => isInRegion(town, region)),
  );
}

/** The country that words behind a town say or imply. */
function countryOf(regions: readonly string[]): string | null {
  for (const words of regions) {
    if (stateCode(words) !== null) return regionsCalled(words)[0]?.country ?? 'US';
    const [called] = regionsCalled(withoutDots(words));
    const country = countryBehind(words) ?? called?.country ?? countriesOfRegion(words)[0];
    if (country) return country;
  }
  return null;
}

/** A state or region as a job has it: by its code where the country goes by codes, in full elsewhere. */
function stateAs(words: string, country: string | null): string {
  const plain = words.replace(/\.$/, '');
  const called = regionsCalled(withoutDots(words)).find((region) => region.country === country);
  if (called && (country === 'US' || country === 'CA')) return called.code;
  return called && withoutDots(plain).length <= 4 ? (called.names[0] ?? plain) : plain;
}

type Where = Pick<PlaceOfJob, 'state' | 'country'>;

/** Where a town is: in the state or country that stands behind it, else in the likeliest. */
function whereIs(city: string, said: readonly string[], hints: Hints): (Where & { isSaid: boolean }) | null {
  const towns = townsCalled(city);
  if (said.length > 0) {
    const [town] = said.reduce<readonly Town[]>(
      (left, words) => (inRegion(left, words).length > 0 ? inRegion(left, words) : left),
      inRegion(towns, said[0] ?? ''),
    );
    const named = said.find((words) => countryBehind(words) === null || stateCode(words) !== null) ?? null;
    // A place that no list has is in the state or country that is said.
    const country = town?.country ?? countryOf(said);
    const state = (town && codeOfState(town)) ?? (named === null ? null : stateAs(named, country));
    return { state, country, isSaid: true };
  }
  const large = towns.filter(({ people }) => people >= fewestPeople);
  const town =
    large.find((one) => one.country === hints.country) ??
    (hints.isSpanish ? large.find((one) => spanishCountries.has(one.country)) : undefined) ??
    (hints.country ? undefined : large[0]);
  return town ? { state: codeOfState(town), country: town.country, isSaid: false } : null;
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

/** The words at the beginning that are a state, a region or a country: "Texas" of "Texas Pay". */
function regionIn(words: string): string {
  const all = words.split(' ');
  for (let to = all.length; to > 0; to -= 1) {
    const some = all.slice(0, to).join(' ');
    if (isRegion(some)) return some;
  }
  return '';
}

/** The states, regions and countries behind a town, and the words that say them: "Santa Fe", "Argentina". */
function regionsBehind(text: string): { regions: string[]; words: string } {
  const regions: string[] = [];
  let words = '';
  for (;;) {
    const [all = '', behindComma = '', behindSpace = ''] = regionBehind.exec(text.slice(words.length)) ?? [];
    const region = regionIn(behindComma) || behindSpace;
    if (region === '' || !isRegion(region) || regions.length === 2) return { regions, words };
    regions.push(region);
    const to = all.indexOf(region) + region.length;
    const closes = all.trimStart().startsWith('(') && text.charAt(words.length + to) === ')' ? 1 : 0;
    words += all.slice(0, to) + ')'.repeat(closes);
  }
}

/** Languages, tools and frameworks are called like towns, too: "Delta". */
const isSkill = (words: string) => (phraseOf(termsOf(words))?.skill ?? -1) >= 0;

const isWayOfWorking = /^(?:Fully )?(?:Remote|Hybrid|On-?site|Remoto|Presencial|H[ií]brid[oa])$/u;

/** A town that opens a line, and large enough to be meant. */
const largeTown = 100_000;
const isLargeTown = (name: string) => townsCalled(name).some(({ people }) => people >= largeTown);
const opensLine = /(?:^|\n|[.;•|]\s)[\s*_#>-]*$/u;
const closesName = /^(?:\s?[,\n|·(]|\s-\s|\*|$)/u;
/** One of several things of a list: "Iceberg, Delta or Hudi". */
const inList = /^(?:,\s\p{L}|,?\s(?:or|and|o|y|u|e|&)\s)/u;

function candidatesIn(text: string, hints: Hints): Candidate[] {
  return [...text.matchAll(named)].flatMap((match) => {
    const [full] = match;
    const behind = text.slice(match.index + full.length);
    if (isWayOfWorking.test(full)) return [];
    const read = regionsBehind(behind);
    // "Barcelona, Madrid y Valencia": a town behind a town, in a list, is no region of it.
    const isList = inList.test(behind.slice(read.words.length)) && read.regions.every(isLargeTown);
    const { regions, words: tail } = isList ? { regions: [], words: '' } : read;
    const before = text.slice(Math.max(0, match.index - 70), match.index);
    if (notHere.test(before)) return [];
    const found = cues.find(([, pattern]) => pattern.test(before))?.[0] ?? 0;
    const opens = opensLine.test(before) && closesName.test(behind) ? openingLine : 0;
    const words = full.split(' ');
    const whole = `${full}${tail}`;
    // "Harbor Clinic Salem, OR", "Salem Downtown": the town may be some of the words only.
    for (let from = 0; from < words.length; from += 1)
      for (let to = words.length; to > from; to -= 1) {
        const isLast = to === words.length;
        const city = words.slice(from, to).join(' ');
        if (townsCalled(city).length === 0) continue;
        const where = whereIs(city, isLast ? regions : [], hints);
        if (!where) continue;
        const { isSaid, ...place } = where;
        const isSome = !isSaid && (isSkill(city) || (/,\s$/.test(before) && inList.test(behind)));
        const isLarge = isLargeTown(city);
        const cue = isSome && found < 4 ? 0 : from === 0 ? Math.max(found, isLast && isLarge ? opens : 0) : 0;
        const worth = cue + (isSaid ? 4 : 0);
        if (worth === 0) continue;
        return [{ city: asTown(city), ...place, from: whole, worth, at: match.index }];
      }
    // A small town that no list has, with its state.
    const country = regions.length > 0 ? countryOf(regions) : null;
    if (country === null || (found === 0 && !opensLine.test(before))) return [];
    // "Restaurante del Puerto (Cádiz)": the town is the one behind.
    if (found < 6 && townsCalled(regions[0] ?? '').some(({ people }) => people >= fewestPeople)) return [];
    const { isSaid: _, ...place } = whereIs(full, regions, hints) ?? { state: null, country, isSaid: true };
    return [
      { city: asTown(full), ...place, from: whole, worth: Math.max(found, openingLine) + 3, at: match.index },
    ];
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
