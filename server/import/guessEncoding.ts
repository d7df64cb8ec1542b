/** Guesses the encoding of a text: read with the right one, its letters are those of one language. */
import type { CsvEncoding } from '../../schemas/importFile.ts';
import { decodeWith } from './decodeWith.ts';

interface Language {
  /** Its letters beyond ASCII in lower case, as a class of a regular expression. */
  letters: string;
  encodings: readonly CsvEncoding[];
}

const western = ['windows-1252', 'macintosh', 'ibm850'] as const;
const central = ['windows-1250', 'iso-8859-2', 'ibm852', 'x-mac-ce'] as const;
const cyrillic = ['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic'] as const;

/** Of two that fit equally well the first is taken, so common ones come first. */
const languages: readonly Language[] = [
  // English, with names from everywhere.
  { letters: 'éñöüá', encodings: western },
  // German, French, Spanish, Portuguese, Italian, Dutch.
  { letters: 'äöüß', encodings: western },
  { letters: 'àâçéèêëîïôœùûü', encodings: western },
  { letters: 'áéíñóúüç', encodings: western },
  { letters: 'àáâãçéêíóôõúü', encodings: western },
  { letters: 'àèéìíòóù', encodings: western },
  { letters: 'éëïóöü', encodings: western },
  // Swedish and Finnish, Danish and Norwegian.
  { letters: 'åäöé', encodings: western },
  { letters: 'æøåéö', encodings: western },
  // Polish, Czech, Slovak, Hungarian, Romanian, Croatian and its neighbors.
  { letters: 'ąćęłńóśźż', encodings: central },
  { letters: 'áčďéěíňóřšťúůýž', encodings: central },
  { letters: 'áäčďéíĺľňóôŕšťúýž', encodings: central },
  { letters: 'áéíóöőúüű', encodings: central },
  { letters: 'ăâîşţ', encodings: central },
  { letters: 'čćđšž', encodings: central },
  // Turkish.
  { letters: 'çğıi̇öşüâîû', encodings: ['windows-1254'] },
  // Lithuanian, Latvian, Estonian.
  { letters: 'ąčęėįšųūž', encodings: ['windows-1257'] },
  { letters: 'āčēģīķļņšūž', encodings: ['windows-1257'] },
  { letters: 'äöüõšž', encodings: ['windows-1257'] },
  // Russian, Ukrainian, Serbian.
  { letters: 'а-яё', encodings: cyrillic },
  { letters: 'а-щьюяґєії', encodings: ['windows-1251', 'x-mac-cyrillic'] },
  { letters: 'а-шђјљњћџ', encodings: ['windows-1251', 'x-mac-cyrillic'] },
  // Greek, Hebrew, Arabic.
  { letters: 'α-ωάέήίόύώϊϋΐΰ', encodings: ['windows-1253'] },
  { letters: 'א-ת', encodings: ['windows-1255'] },
  { letters: 'ء-ي', encodings: ['windows-1256'] },
  // Icelandic: read wrongly, Turkish looks like it.
  { letters: 'áðéíóúýþæö', encodings: western },
];

/** Pairs of bytes that are frequent characters in East Asian encodings. */
const pairs: readonly [CsvEncoding, RegExp][] = [
  ['shift_jis', /^(?:[\x88-\x97][\x40-\xfc]|\x81.|\x82[\x4f-\xf1]|\x83[\x40-\x96])$/],
  ['euc-kr', /^[\xa1\xb0-\xc8][\xa1-\xfe]$/],
  ['gb18030', /^[\xa1\xb0-\xd7][\xa1-\xfe]$/],
  ['big5', /^[\xa1\xa4-\xc6][\x40-\xfe]$/],
];

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Signs that stand beside letters in any language. */
const isPunctuation = (sign: string) => /[\s‚“”„«»–—…·•ºª°®™©€£¿¡]/u.test(sign);

/** Costs of things that no text has, whatever its language. */
const oddnessOf = (text: string): number =>
  3 * countOf(text, /[\p{Cc}\p{Co}\p{Cn}\u2500-\u259f\ufffd]/gu) +
  // A capital inside a word, where one of the two is beyond ASCII: "JosŽ", and not "McDonald".
  countOf(text, /[a-z](?![A-Z])\p{Lu}|(?![a-z])\p{Ll}\p{Lu}/gu) +
  // Names begin with a capital.
  0.3 * countOf(text, /(?<![\p{L}\p{M}’'])(?![a-z])\p{Ll}/gu) +
  // Most names are not in capitals.
  0.1 * countOf(text, /(?<=\p{Lu})(?![A-Z])\p{Lu}/gu) +
  // Two alphabets in one word.
  countOf(text, /[a-z](?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}[a-z]/giu) +
  // A dash or a quotation mark inside a word.
  countOf(text, /\p{Ll}[–—“”„…‚•]\p{Ll}/gu);

/** @returns how much a word's letters cost that its language does not have */
function foreignCost(word: string, letters: RegExp): number {
  let cost = 0;
  for (const sign of word) {
    if (sign <= '\u007f' || sign === '’' || letters.test(sign)) continue;
    if (isPunctuation(sign)) cost += 0.2;
    // A letter of another language costs less than a sign that no language has in a word.
    else cost += /[\p{L}\p{M}]/u.test(sign) ? 1 : 2;
  }
  return cost;
}

/** Words with a byte beyond ASCII; the others read the same in each encoding. Bytes as letters, one for one. */
const tellingWords = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/[\r\n\t,;|"]+/)
    .filter((word) => /[\x80-\xff]/.test(word));

/** Enough letters to be certain. */
const maxLetters = 50_000;

/** @param bytes of a text that is not Unicode */
export function guessEncoding(bytes: Uint8Array): CsvEncoding {
  const raw = tellingWords(bytes).join('\n').slice(0, maxLetters);
  let best: { encoding: CsvEncoding; cost: number } | undefined;
  const offer = (encoding: CsvEncoding, cost: number) => {
    if (!best || cost < best.cost) best = { encoding, cost };
  };
  const texts = new Map<CsvEncoding, { text: string; oddness: number }>();
  const read = (encoding: CsvEncoding) => {
    const known = texts.get(encoding);
    if (known) return known;
    const text = decodeWith(encoding, Buffer.from(raw, 'latin1'));
    const made = { text, oddness: oddnessOf(text) };
    texts.set(encoding, made);
    return made;
  };
  for (const { letters, encodings } of languages) {
    const own = new RegExp(`[${letters}]`, 'iu');
    for (const encoding of encodings) {
      const { text, oddness } = read(encoding);
      offer(encoding, oddness + foreignCost(text, own));
    }
  }
  for (const [encoding, common] of pairs) {
    const signs = raw.match(/[\x81-\xfe][\x40-\xfe]|[\x80-\xff]/g) ?? [];
    const rare = signs.filter((sign) => !common.test(sign)).length;
    offer(encoding, read(encoding).oddness + rare);
  }
  return best?.encoding ?? 'windows-1252';
}
