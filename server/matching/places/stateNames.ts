import { plainWords } from '../vocabulary/plainWords.ts';

/** States and countries by their codes, in English and in Spanish: a job in TX is found by "Texas" and the reverse. */

interface Region {
  code: string;
  /** The first is the one of the country itself; others are said, too. */
  names: readonly string[];
  /** ISO 3166-1 code. */
  country: string;
}

/** `CODE Name` or `CODE Name/Other name`, at bars. */
const regionsOf = (country: string, list: string): Region[] =>
  list.split('|').map((entry) => {
    const [code = '', ...words] = entry.trim().split(' ');
    return { code, names: words.join(' ').split('/'), country };
  });

const regions: readonly Region[] = [
  ...regionsOf(
    'US',
    `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
    DC District of Columbia/Distrito de Columbia|FL Florida|GA Georgia|HI Hawaii/Hawái|ID Idaho|IL Illinois|IN Indiana|
    IA Iowa|KS Kansas|KY Kentucky|LA Louisiana/Luisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|
    MS Mississippi/Misisipi|MO Missouri/Misuri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire/Nuevo Hampshire|
    NJ New Jersey/Nueva Jersey|NM New Mexico/Nuevo México|NY New York/Nueva York|NC North Carolina/Carolina del Norte|
    ND North Dakota/Dakota del Norte|OH Ohio|OK Oklahoma|OR Oregon/Oregón|PA Pennsylvania/Pensilvania|RI Rhode Island|
    SC South Carolina/Carolina del Sur|SD South Dakota/Dakota del Sur|TN Tennessee|TX Texas/Tejas|UT Utah|VT Vermont|
    VA Virginia|WA Washington|WV West Virginia/Virginia Occidental|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|
    VI U.S. Virgin Islands/US Virgin Islands/Virgin Islands/Islas Vírgenes de los Estados Unidos/Islas Vírgenes|
    AS American Samoa/Samoa Americana|MP Northern Mariana Islands/Islas Marianas del Norte`,
  ),
  ...regionsOf(
    'CA',
    `AB Alberta|BC British Columbia/Columbia Británica|MB Manitoba|NB New Brunswick/Nuevo Brunswick|
    NL Newfoundland and Labrador/Terranova y Labrador|NS Nova Scotia/Nueva Escocia|NT Northwest Territories|NU Nunavut|
    ON Ontario|PE Prince Edward Island/Isla del Príncipe Eduardo|QC Quebec/Québec|SK Saskatchewan|YT Yukon/Yukón`,
  ),
  ...regionsOf(
    'MX',
    `AGS Aguascalientes|BC Baja California|BCS Baja California Sur|CAMP Campeche|CHIS Chiapas|CHIH Chihuahua|
    CDMX Ciudad de México/Mexico City/Distrito Federal|COAH Coahuila|COL Colima|DGO Durango|GTO Guanajuato|GRO Guerrero|
    HGO Hidalgo|JAL Jalisco|MEX Estado de México/Edo de México/Edomex|MICH Michoacán|MOR Morelos|NAY Nayarit|NL Nuevo León|OAX Oaxaca|
    PUE Puebla|QRO Querétaro|QROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAMPS Tamaulipas|
    TLAX Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas`,
  ),
  ...regionsOf(
    'ES',
    `AN Andalucía/Andalusia|AR Aragón|AS Asturias|IB Islas Baleares/Balearic Islands|CN Canarias/Canary Islands|
    CB Cantabria|CL Castilla y León|CM Castilla-La Mancha|CT Cataluña/Catalonia|EX Extremadura|GA Galicia|
    MD Comunidad de Madrid/Madrid|MC Murcia|NC Navarra|PV País Vasco/Basque Country|RI La Rioja|VC Comunidad Valenciana`,
  ),
];

/** Other names of countries. */
export const countryNicknames: Readonly<Record<string, string>> = {
  US: 'USA America EEUU EUA',
  GB: 'UK Britain England Inglaterra',
  AE: 'UAE',
};

interface Continent {
  names: readonly string[];
  countries: readonly string[];
}

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const latin = 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE';

const continents: readonly Continent[] = [
  { names: ['Europe', 'Europa'], countries: `${union} AL BA CH GB IS LI MC MD ME MK NO RS UA XK`.split(' ') },
  { names: ['EU', 'UE', 'European Union', 'Unión Europea'], countries: union.split(' ') },
  {
    names: ['LATAM', 'Latin America', 'Latinoamérica', 'América Latina'],
    countries: latin.split(' '),
  },
];

/** Names of the larger parts of the world that a country belongs to. */
export const continentWords = (country: string): string[] =>
  continents.flatMap(({ names, countries }) => (countries.includes(country) ? names : []));

const plain = (text: string) => plainWords(text.trim());

const byName = new Map<string, Region[]>();
for (const region of regions)
  for (const name of [region.code, ...region.names]) {
    const known = byName.get(plain(name));
    if (!known?.includes(region)) byName.set(plain(name), [...(known ?? []), region]);
  }

/** The regions called so, by code or name, as they come in this list: "ON" is Ontario, "BC" two of them. */
export const regionsCalled = (text: string): readonly Region[] => byName.get(plain(text)) ?? [];

/** The larger parts of the world called so. */
export const continentsOf = (text: string): readonly Continent[] =>
  continents.filter(({ names }) => names.some((name) => plain(name) === plain(text)));

/** Code and names of what a text calls by one of them: "texas" goes by TX, Texas and Tejas. */
export const namesOfState = (text: string): string[] =>
  regionsCalled(text).flatMap(({ code, names }) => [code, ...names]);
