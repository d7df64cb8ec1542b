/** The telephone number at the top of a resume, with its country and its extension. */
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';

/** Words before a number, by how gladly its owner is called there. */
const kinds: readonly [RegExp, number][] = [
  [/\bfax\b|\btelefax\b/iu, 0],
  [/\b(?:home|work|office|landline|residence|reference|emergency|casa|trabajo|fijo|oficina)\b/iu, 1],
  [/(?<!\p{L})(?:mobile|mob|cell|cellular|móvil|movil|celular|cel|whatsapp|handy|mobil|m|c)(?!\p{L})/iu, 3],
];
const usual = 2;

/** How gladly the owner of a number is called there, by the words between it and the number before. */
const gladness = (before: string) => kinds.find(([pattern]) => pattern.test(before))?.[1] ?? usual;

const tops: Readonly<Record<string, string>> = { uk: 'GB' };

/** The country of an address's last part: "ada@example.co.uk" is written in Great Britain. */
function countryOfAddress(email: string | null): string | null {
  const top = /\.([a-z]{2})$/.exec(email ?? '')?.[1];
  return top ? (tops[top] ?? top.toUpperCase()) : null;
}

/** Domains of countries that others use for their sound. */
const borrowed = new Set([
  'IO',
  'AI',
  'ME',
  'CO',
  'TV',
  'FM',
  'LY',
  'TO',
  'CC',
  'WS',
  'GG',
  'SH',
  'IM',
  'LA',
  'EU',
  'ID',
]);

function homeOf(country: string | null, email: string | null): CountryCode {
  const ofAddress = countryOfAddress(email);
  for (const home of [country, ofAddress !== null && borrowed.has(ofAddress) ? null : ofAddress])
    if (home !== null && isSupportedCountry(home)) return home;
  return 'US';
}

/**
 * A number of its owner's country, or one that names its own; numbers of years and posts are none, and neither is a fax.
 * Of several it is a mobile one before others, and the first of its kind.
 *
 * @param country ISO code of the place at the top; without one the address's ending tells, else it is the United States
 */
export function phoneIn(text: string, country: string | null, email: string | null): string | null {
  // "0044 20 …" is how a number of another country is dialed.
  const dialed = text.replace(/(?<![\d+])00(?=[1-9]\d{0,2}[ .()-]?\d)/g, '+');
  let before = 0;
  const found = findPhoneNumbersInText(dialed, homeOf(country, email)).map(({ number, startsAt, endsAt }) => {
    const words =
      dialed
        .slice(Math.max(before, startsAt - 30), startsAt)
        .split('\n')
        .at(-1) ?? '';
    before = endsAt;
    return { number, liking: gladness(words) };
  });
  const [best] = found.filter(({ liking }) => liking > 0).toSorted((a, b) => b.liking - a.liking);
  return best?.number.formatInternational() ?? null;
}
