/** Countries by name and code. */
import { placeKey } from './placeKey.ts';

/** ISO codes of countries; `Intl.DisplayNames` cannot list them. */
const countryCodes =
  'AF AL DZ AD AO AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV CF TD CL CN CO KM CG CD CR ' +
  'CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GT GN GY HT HN HK HU IS IN ID IR IQ IE IL ' +
  'IT JM JP JO KZ KE KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MR MU MX MD MC MN ME MA MZ MM NA NP NL NZ NI NE ' +
  'NG MK NO OM PK PS PA PG PY PE PH PL PT PR QA RO RU RW SA SN RS SC SL SG SK SI SO ZA KR SS ES LK SD SR SE CH SY TW TJ TZ ' +
  'TH TL TG TT TN TR TM UG UA AE GB US UY UZ VE VN YE ZM ZW';

/** Codes by names in English and Spanish, and by other names in use. */
const countries = new Map<string, string>();
const inEnglish = new Intl.DisplayNames(['en'], { type: 'region' });
const inSpanish = new Intl.DisplayNames(['es'], { type: 'region' });
for (const code of countryCodes.split(' ')) {
  countries.set(placeKey(inEnglish.of(code) ?? code), code);
  countries.set(placeKey(inSpanish.of(code) ?? code), code);
}
for (const [written, code] of [
  ['usa', 'US'],
  ['us', 'US'],
  ['united states of america', 'US'],
  ['estados unidos de america', 'US'],
  ['ee uu', 'US'],
  ['eeuu', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['uae', 'AE'],
  ['deutschland', 'DE'],
  ['the netherlands', 'NL'],
  ['holland', 'NL'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['osterreich', 'AT'],
  ['schweiz', 'CH'],
  ['republic of ireland', 'IE'],
  ['korea', 'KR'],
  ['ivory coast', 'CI'],
] as const)
  countries.set(written, code);

/** In a resume these name a US state or a person rather than the country. */
const doubtful = new Set(['georgia', 'chad', 'jordan']);

/** The ISO 3166 code of a country written in English or Spanish; null for anything else, and for possible people. */
export function countryCode(text: string): string | null {
  const key = placeKey(text);
  return doubtful.has(key) ? null : (countries.get(key) ?? null);
}

/** The same for a name that follows one of the country's towns: "Amman, Jordan". */
export const countryBehind = (text: string): string | null => countries.get(placeKey(text)) ?? null;

const codes = new Set(countryCodes.split(' '));

/** Whether a text is a country's two-letter code. */
export const isCountryCode = (text: string): boolean => codes.has(text);
