/** The looks of a name, so that names people would take for one another can be told. */
import unhomoglyph from 'unhomoglyph';

/** Ends of names that say how a company is founded and not which one it is; "and" is left over from "& Co. KG". */
const legalForms = [
  ...['inc', 'incorporated', 'corp', 'corporation', 'co', 'llc', 'llp', 'lp', 'ltd', 'limited', 'plc'],
  ...['gmbh', 'ggmbh', 'mbh', 'ag', 'kg', 'kgaa', 'ohg', 'ug', 'ev', 'eg', 'se', 'and'],
  ...['sa', 'sas', 'sarl', 'srl', 'spa', 'sl', 'slu', 'sau', 'sapi', 'cv', 'ltda', 'eirl', 'lda'],
  ...['bv', 'nv', 'ab', 'aps', 'oy', 'oyj', 'asa', 'kft', 'sro', 'doo', 'pty', 'pvt', 'pte', 'bhd', 'kk'],
];

/** Small capitals and phonetic letters that no alphabet of today has, and that Unicode's table leaves as they are. */
const phonetic: ReadonlyMap<string, string> = new Map(
  [
    ...['aᴀ', 'bʙ', 'cᴄ', 'dᴅ', 'eᴇ', 'fꜰ', 'gɢ', 'hʜ', 'iɪ', 'jᴊ', 'kᴋ', 'kĸ', 'lʟ', 'mᴍ', 'nɴ', 'oᴏ', 'pᴘ'],
    ...['qꞯ', 'rʀ', 'sꜱ', 'tᴛ', 'uᴜ', 'vᴠ', 'wᴡ', 'yʏ', 'zᴢ', 'aɑ', 'gɡ', 'iı'],
  ].map(([letter = '', other = '']) => [other, letter]),
);

const plainLetters = (word: string) => Array.from(word, (sign) => phonetic.get(sign) ?? sign).join('');

/**
 * Unicode's skeleton (UTS #39), made without regard to case: capitals are compared as they look and then as the small
 * letters they stand for. `I` is an l by its look and an i by its case, so i, l, I and 1 are one.
 */
const skeleton = (word: string) =>
  unhomoglyph(unhomoglyph(plainLetters(word)).toLowerCase())
    .toLowerCase()
    .replaceAll('i', 'l')
    .replaceAll('w', 'vv');

const legal = new Set(legalForms.map(skeleton));

/** Accents of Latin, Greek and Cyrillic letters; marks of other scripts are part of their letters. */
const accents = /[\u0300-\u036f]/g;

/**
 * Two names with the same key look alike: case, accents, spaces, punctuation, signs that are not seen, letters of other
 * scripts of the same look, and the legal form at the end make no difference.
 *
 * @example nameKey('Аcme, Inc.') === nameKey('ACME') // the first A is Cyrillic
 */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{C}/gu, '')
    .normalize('NFD')
    .replace(accents, '');
  const words = plain
    .replaceAll('|', 'l')
    .replaceAll('&', ' and ')
    // "S.L." is one word, "Smith-Jones" two, and neither matters once they are joined.
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(skeleton);
  while (words.length > 1 && legal.has(words.at(-1) ?? '')) words.pop();
  // A name of signs alone is only like itself.
  return words.join('') || plain.trim();
}
