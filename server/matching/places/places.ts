/** Places in the United States and beyond, as people write them. */
import { countryCode } from './countries.ts';
import { countriesOfRegion } from './gazetteer.ts';

const states: Record<string, string> = Object.fromEntries(
  (
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
    'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI Virgin Islands|ON Ontario|BC British Columbia|QC Quebec|AB Alberta'
  )
    .split('|')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);
const codes = new Map(Object.entries(states).map(([code, name]) => [name.toLowerCase(), code]));

/** The two-letter code of a state written either way; null for anything else. */
export function stateCode(text: string): string | null {
  const plain = text.trim();
  if (plain.length === 2 && states[plain.toUpperCase()]) return plain.toUpperCase();
  return codes.get(plain.toLowerCase()) ?? null;
}

/**
 * The key by which a state, a region or a country is compared: the code of the state, else of the country,
 * however it is written; the words themselves if neither is known.
 */
export function regionKey(text: string): string {
  const state = stateCode(text);
  if (state !== null) return state;
  const regions = countriesOfRegion(text);
  const country = countryCode(text) ?? (regions.length === 1 ? regions[0] : null);
  return country ? countryKey(country) : text.trim().toLowerCase();
}

/** The same for a country's ISO 3166 code. */
export const countryKey = (code: string): string => `country:${code}`;

/** The full name of a state's code. */
export const stateName = (code: string): string | null => states[code] ?? null;

const names = Object.values(states).join('|');
const cityState = new RegExp(
  `\\b([A-Z][A-Za-z.'’]{1,20}(?:[ -][A-Z][A-Za-z.'’]{1,20}){0,2})\\s?,\\s?([A-Z]{2}|${names})(?![A-Za-z])`,
  'g',
);

/** "City, ST" in a text, each once, at most `max`. */
export function placesIn(text: string, max = 10): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(cityState)) {
    const code = stateCode(match[2] ?? '');
    if (code) found.add(`${match[1]}, ${code}`);
    if (found.size >= max) break;
  }
  return [...found];
}
