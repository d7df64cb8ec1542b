/** Words as they are searched for: `sao` finds São, and `são` finds Sao. */

/** Letters that are written with marks in the languages of Europe, each with those ways to write it. */
const letters = [
  'aáàâäãåāăą',
  'cçćč',
  'dď',
  'eéèêëēėęě',
  'gğ',
  'iíìîïīį',
  'lĺľ',
  'nñńňņ',
  'oóòôöõőō',
  'rŕř',
  'sśšşș',
  'tťţț',
  'uúùûüūůűų',
  'yýÿ',
  'zźżž',
];

const waysToWrite = new Map(letters.map((ways) => [ways.charAt(0), ways + ways.toUpperCase()]));

/** A letter in every way it may be written, its own among them; any other sign as nothing but itself. */
function anyWay(sign: string): string {
  const base = sign.normalize('NFD').charAt(0).toLowerCase();
  const ways = waysToWrite.get(base);
  if (ways) return `[${ways}${ways.includes(sign) ? '' : sign}]`;
  return /[!-/:-@[-`{-~]/.test(sign) ? `\\${sign}` : sign;
}

/** @returns a regular expression of PostgreSQL for the word itself, none of its signs meaning anything else */
export const anyAccent = (word: string): string => Array.from(word.normalize('NFC'), anyWay).join('');
