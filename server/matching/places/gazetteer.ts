/** Which country a town or a region is in, by GeoNames and ISO 3166-2, compiled by `scripts/vocabulary/geography.ts`. */
import { openPacked, wordsOf } from '../vocabulary/packed.ts';
import { placeKey } from './placeKey.ts';

/** Other names in use for towns of the list. */
const otherNames: Record<string, string> = {
  'new york': 'US',
  nyc: 'US',
  'washington dc': 'US',
  bangalore: 'IN',
  bombay: 'IN',
  calcutta: 'IN',
  madras: 'IN',
  gurugram: 'IN',
  mysore: 'IN',
  trivandrum: 'IN',
  cochin: 'IN',
  baroda: 'IN',
  vizag: 'IN',
  seville: 'ES',
  saragossa: 'ES',
  donostia: 'ES',
  munchen: 'DE',
  cologne: 'DE',
  hanover: 'DE',
  nurnberg: 'DE',
  frankfurt: 'DE',
  milano: 'IT',
  roma: 'IT',
  torino: 'IT',
  firenze: 'IT',
  napoli: 'IT',
  lisboa: 'PT',
  wien: 'AT',
  zurich: 'CH',
  geneve: 'CH',
  warszawa: 'PL',
  praha: 'CZ',
  'sao paulo': 'BR',
  'ciudad de mexico': 'MX',
  cdmx: 'MX',
};
/** Regions by names the standard lacks. */
const otherRegions: Record<string, string> = {
  'andhra pradesh': 'IN',
  'delhi ncr': 'IN',
  ncr: 'IN',
  orissa: 'IN',
  tamilnadu: 'IN',
  telangana: 'IN',
  uttarakhand: 'IN',
  'greater london': 'GB',
  'greater manchester': 'GB',
  'west midlands': 'GB',
  'east midlands': 'GB',
  yorkshire: 'GB',
  'west yorkshire': 'GB',
  'south yorkshire': 'GB',
  sussex: 'GB',
  berkshire: 'GB',
  merseyside: 'GB',
  'tyne and wear': 'GB',
  bavaria: 'DE',
  hesse: 'DE',
  saxony: 'DE',
  'north rhine-westphalia': 'DE',
  andalusia: 'ES',
  catalonia: 'ES',
  cataluna: 'ES',
  canarias: 'ES',
  'canary islands': 'ES',
  'basque country': 'ES',
  euskadi: 'ES',
  vizcaya: 'ES',
  'estado de mexico': 'MX',
  'provincia de buenos aires': 'AR',
  lombardy: 'IT',
  lombardia: 'IT',
  lazio: 'IT',
  tuscany: 'IT',
  piedmont: 'IT',
  nsw: 'AU',
  qld: 'AU',
  'south holland': 'NL',
  'north holland': 'NL',
  'lagos state': 'NG',
  'metro manila': 'PH',
  quebec: 'CA',
};

let opened:
  | { cities: ReadonlySet<string>; towns: Map<string, string>; regions: Map<string, readonly string[]> }
  | undefined;

function lists() {
  if (opened) return opened;
  const packed = openPacked('places');
  const pairs = (name: string) => wordsOf(packed, name).map((line) => line.split('\t') as [string, string]);
  const cities = [...pairs('cities'), ...Object.entries(otherNames)];
  opened = {
    cities: new Set(cities.map(([key]) => key)),
    towns: new Map([...pairs('towns'), ...cities]),
    regions: new Map(
      [...pairs('regions'), ...Object.entries(otherRegions)].map(([key, codes]) => [key, codes.split(' ')]),
    ),
  };
  return opened;
}

/** The ISO 3166 code of the one country with a town of that name; null if several have one, or none. */
export const countryOfTown = (name: string): string | null => lists().towns.get(placeKey(name)) ?? null;

/** Whether a town of that name is large enough to be written without its region. */
export const isCity = (name: string): boolean => lists().cities.has(placeKey(name));

/** Codes of the countries that have a region with that name. */
export const countriesOfRegion = (name: string): readonly string[] =>
  lists().regions.get(placeKey(name)) ?? [];
