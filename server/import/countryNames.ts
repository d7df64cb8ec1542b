/** Countries as people type them into spreadsheets: by code, and by name in the languages spoken where we hire. */
import { countryCodes } from '../../schemas/base/countries.ts';
import { countryBehind } from '../matching/places/countries.ts';
import { plainWords } from './plainWords.ts';

/** English first: where two languages disagree about a word, it wins. */
const languages = ['en', 'es', 'de', 'fr', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs'];

/** Parts of the United Kingdom, names in use beside the official one, and codes of three letters on every other form. */
const others: Readonly<Record<string, string>> = {
  ...{ england: 'GB', scotland: 'GB', wales: 'GB', 'northern ireland': 'GB', inglaterra: 'GB', gbr: 'GB' },
  ...{ escocia: 'GB', gales: 'GB', america: 'US', deu: 'DE', ger: 'DE', esp: 'ES', fra: 'FR', ita: 'IT' },
  ...{ mex: 'MX', can: 'CA', ind: 'IN', nld: 'NL', che: 'CH', aut: 'AT', prt: 'PT', pol: 'PL', aus: 'AU' },
};

const known = new Map<string, string>();

const keysOf = (text: string) => [plainWords(text), plainWords(text).replaceAll(' ', '')];

function learn(): void {
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of countryCodes)
      for (const key of keysOf(names.of(code) ?? '')) if (key !== '' && !known.has(key)) known.set(key, code);
  }
  for (const [name, code] of Object.entries(others)) known.set(name, code);
}

/** The ISO code of a country by its name; codes of two letters are none here, for states have such too. */
export function countryNamed(text: string): string | undefined {
  if (known.size === 0) learn();
  const found = keysOf(text).map((key) => known.get(key));
  return found.find(Boolean) ?? countryBehind(text) ?? undefined;
}

/** The ISO code of a country written in a column of countries: "Deutschland", "USA", "U.K." or "de". */
export function countryTyped(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return countryCodes.includes(code) ? code : countryNamed(text);
}
